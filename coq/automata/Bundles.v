(** * The test of a state, found faster

    [ok_state] asks for the successors of a state for each pair of digits of x and y.
    What such a pair adds to the carries, its rise, and the letters after it are the
    same for many pairs: x - y does not change if both digits are one more. Pairs of
    the same rise are a bundle. Which options stay inside the windows is found once
    for each bundle, and so is what they count, if z < x and w < y are certain. *)
From Coq Require Import ZArith List Arith Lia Bool FMapPositive.
From Wythoff.automata Require Import Sums Numeration Carries Forms Options Saturation Quotient Explore.
Import ListNotations.

(** ** A function with a table of its first values, each of them computed once *)

Definition memo {A} (n : nat) (f : nat -> A) : nat -> A :=
  let t := map f (seq 0 n) in
  fun i => match nth_error t i with Some a => a | None => f i end.

Lemma memo_ok A n (f : nat -> A) i : memo n f i = f i.
Proof.
  unfold memo. cbv zeta. rewrite nth_error_map.
  destruct (nth_error (seq 0 n) i) as [j|] eqn:E; [|reflexivity]. cbn [option_map].
  assert (B : i < length (seq 0 n)) by (apply nth_error_Some; congruence).
  rewrite seq_length in B. apply nth_error_nth with (d := 0) in E.
  rewrite seq_nth in E by trivial. cbn in E. congruence.
Qed.

(** ** Vectors *)

Lemma vadd_nil v : vadd v [] = v.
Proof. destruct v; reflexivity. Qed.
Lemma vadd_comm v : forall w, vadd v w = vadd w v.
Proof.
  induction v as [|a v IH]; intros [|b w]; try reflexivity. cbn [vadd].
  rewrite IH, Z.add_comm. reflexivity.
Qed.
Lemma vadd_assoc u : forall v w, vadd u (vadd v w) = vadd (vadd u v) w.
Proof.
  induction u as [|a u IH]; intros [|b v] [|c w]; try reflexivity. cbn [vadd].
  rewrite IH, Z.add_assoc. reflexivity.
Qed.
Lemma vneg_add v : forall w, vneg (vadd v w) = vadd (vneg v) (vneg w).
Proof.
  induction v as [|a v IH]; intros [|b w]; try reflexivity. cbn [vadd vneg map].
  unfold vneg in IH. rewrite IH, Z.opp_add_distr. reflexivity.
Qed.
Lemma vscale_less c v : forall w, vscale c (vadd v (vneg w)) = vadd (vscale c v) (vneg (vscale c w)).
Proof.
  unfold vscale. destruct (c =? 0)%Z; [reflexivity|].
  induction v as [|a v IH]; intros [|b w]; try reflexivity; cbn [vadd vneg map].
  - f_equal; [ring|]. unfold vneg. rewrite !map_map. apply map_ext. intros; ring.
  - unfold vneg in IH. rewrite IH. f_equal. ring.
Qed.

Section Bundles.
Variable im : nat -> list nat.
Local Notation nx := (nx im).
Local Notation deg := (deg im).
Variable zero : list Z.
Variable parv : nat -> list Z.
Variable pre : nat -> nat -> list Z.
Variable dead : list Z -> Z -> Z -> nat -> nat -> nat -> nat -> Z -> Z -> verdict.

(** ** What the digits of x and y add to a carry, and those of the option take from it *)

Definition move (f : form) (q c q' c' : nat) : list Z :=
  vadd (vscale (fa f) (pre q c)) (vscale (fb f) (pre q' c')).
Definition less (m : list Z) (c : carry) : carry :=
  match c with Carry v => Carry (vadd v (vneg m)) | _ => c end.
Definition shifted (c : carry) : carry :=
  match c with Carry v => Carry (shift zero parv v) | _ => c end.

(** [q1] to [q4] are the letters of x, z, y, w after the digits, [m] is the rise. *)
Definition landf (q1 q2 q3 q4 : nat) (f : form) (c : carry) (m : list Z) : option carry :=
  match c with
  | Below => if drop_low f then None else Some Below
  | Above => if drop_high f then None else Some Above
  | Carry v =>
    let v' := vadd v m in
    if (0 <? fq f)%Z then Some (Carry (map (fun t => t mod fq f)%Z v'))
    else match dead v' (fa f) (fb f) q1 q2 q3 q4 (flo f) (fhi f) with
         | Alive => Some (Carry v')
         | Dead_low => if drop_low f then None else Some Below
         | Dead_high => if drop_high f then None else Some Above
         end
  end.
Fixpoint landfs (q1 q2 q3 q4 : nat) (fs : list form) (vs : list carry) (ms : list (list Z)) :
    option (list carry) :=
  match fs, vs, ms with
  | f :: fs, v :: vs, m :: ms =>
      match landf q1 q2 q3 q4 f v m with
      | None => None
      | Some v' =>
          match landfs q1 q2 q3 q4 fs vs ms with None => None | Some r => Some (v' :: r) end
      end
  | _, _, _ => Some []
  end.
Fixpoint lessfs (qz cz qw cw : nat) (fs : list form) (vs : list carry) : list carry :=
  match fs, vs with
  | f :: fs, v :: vs => less (move f qz cz qw cw) v :: lessfs qz cz qw cw fs vs
  | _, _ => []
  end.

Lemma landfs_stepfs qx cx qz cz qy cy qw cw fs : forall vs,
  landfs (nx qx cx) (nx qz cz) (nx qy cy) (nx qw cw) fs
    (lessfs qz cz qw cw fs (map shifted vs)) (map (fun f => move f qx cx qy cy) fs) =
  stepfs im zero parv pre dead qx cx qz cz qy cy qw cw fs vs.
Proof.
  induction fs as [|f fs IH]; intros [|v vs]; try reflexivity.
  cbn [map lessfs landfs stepfs]. rewrite IH. destruct v as [| |v]; try reflexivity.
  cbn [shifted less landf stepf]. cbv zeta.
  assert (E : vadd (vadd (shift zero parv v) (vneg (move f qz cz qw cw))) (move f qx cx qy cy) =
    vadd (shift zero parv v)
      (vadd (vscale (fa f) (vadd (pre qx cx) (vneg (pre qz cz))))
            (vscale (fb f) (vadd (pre qy cy) (vneg (pre qw cw)))))).
  { rewrite <- vadd_assoc. f_equal. unfold move. rewrite !vscale_less, vneg_add.
    set (x := vscale (fa f) (pre qx cx)). set (y := vscale (fb f) (pre qy cy)).
    set (z := vneg (vscale (fa f) (pre qz cz))). set (w := vneg (vscale (fb f) (pre qw cw))).
    rewrite (vadd_comm (vadd z w)), <- !vadd_assoc. f_equal.
    rewrite !vadd_assoc. f_equal. apply vadd_comm. }
  rewrite E. reflexivity.
Qed.

(** ** Successors *)

Variable classes : list cls.
Variable delta : positive -> nat -> nat -> option positive.
Local Notation class := (class classes).
Local Notation succs := (succs im zero parv pre dead classes delta).

(** The pairs of digits that the automaton reads in state p, and the state after them. *)
Definition reads (p : positive) (qz qw : nat) : list (nat * nat * positive) :=
  flat_map (fun cz => flat_map (fun cw =>
    match delta p cz cw with None => [] | Some p => [(cz, cw, p)] end)
    (seq 0 (deg qw))) (seq 0 (deg qz)).

(** They are found once, and looked up then. *)
Variable reads' : positive -> nat -> nat -> list (nat * nat * positive).
Hypothesis reads'_ok : forall p qz qw, reads' p qz qw = reads p qz qw.

(** Digits of the option, the state after them, and carries. *)
Definition row : Type := nat * nat * positive * list carry.
Definition rows (s : nstate) : list row :=
  let vs := map shifted (svs s) in
  let fs := forms (class (sc s)) in
  map (fun r => (r, lessfs (sqz s) (fst (fst r)) (sqw s) (snd (fst r)) fs vs))
      (reads' (sp s) (sqz s) (sqw s)).

(** A rise: one vector for each form, and the letters of x and y after the digits. *)
Definition rise : Type := list (list Z) * nat * nat.
Definition rise_of (c qx qy : nat) (xy : nat * nat) : rise :=
  (map (fun f => move f qx (fst xy) qy (snd xy)) (forms (class c)),
   nx qx (fst xy), nx qy (snd xy)).

Definition land (s : nstate) (m : rise) (r : row) : list row :=
  match m, r with (ms, q1, q3), (cz, cw, p, vs) =>
    match landfs q1 (nx (sqz s) cz) q3 (nx (sqw s) cw) (forms (class (sc s))) vs ms with
    | None => []
    | Some vs => [(cz, cw, p, vs)]
    end
  end.
Definition turn (s : nstate) (m : rise) (cx cy : nat) (r : row) : list nstate :=
  match m, r with (_, q1, q3), (cz, cw, p, vs) =>
    match ostep (sgx s) (needx (class (sc s))) cx cz with None => [] | Some gx =>
    match ostep (sgy s) (needy (class (sc s))) cy cw with None => [] | Some gy =>
    [NS (sc s) p q1 q3 (nx (sqz s) cz) (nx (sqw s) cw) gx gy vs]
    end end
  end.

Lemma flat_map_flat_map {A B C} (f : B -> list C) (g : A -> list B) l :
  flat_map f (flat_map g l) = flat_map (fun a => flat_map f (g a)) l.
Proof. induction l; simpl; [reflexivity|]. rewrite flat_map_app, IHl. reflexivity. Qed.
Lemma flat_map_map {A B C} (f : B -> list C) (g : A -> B) l :
  flat_map f (map g l) = flat_map (fun a => f (g a)) l.
Proof. induction l; simpl; [reflexivity|]. rewrite IHl. reflexivity. Qed.

Lemma turn_succs s cx cy :
  let m := rise_of (sc s) (sqx s) (sqy s) (cx, cy) in
  flat_map (turn s m cx cy) (flat_map (land s m) (rows s)) = succs s cx cy.
Proof using reads'_ok.
  cbv zeta. rewrite flat_map_flat_map. unfold rows. cbv zeta. rewrite reads'_ok.
  unfold succs, reads.
  rewrite flat_map_map, flat_map_flat_map. apply flat_map_ext. intros cz.
  rewrite flat_map_flat_map. apply flat_map_ext. intros cw.
  unfold step. cbv zeta. destruct (delta (sp s) cz cw) as [p|]; cbn [flat_map].
  - rewrite app_nil_r. unfold rise_of, land. cbn [fst snd].
    rewrite landfs_stepfs. destruct (stepfs _ _ _ _ _ _ _ _ _ _ _ _ _ _ _) as [vs|];
      cbn [flat_map turn]; try rewrite app_nil_r;
      destruct (ostep _ _ cx cz); try reflexivity;
      destruct (ostep _ _ cy cw); reflexivity.
  - destruct (ostep _ _ cx cz); try reflexivity. destruct (ostep _ _ cy cw); reflexivity.
Qed.

(** ** Bundles: a rise, and the pairs of digits that have it *)

Definition rise_eqb (m n : rise) : bool :=
  match m, n with (ms, q1, q3), (ns, q1', q3') =>
    (q1 =? q1') && (q3 =? q3') && zeqbs ms ns
  end.
Lemma rise_eqb_eq m n : rise_eqb m n = true -> m = n.
Proof.
  destruct m as [[ms q1] q3], n as [[ns q1'] q3']. cbn [rise_eqb]. intros H.
  apply andb_prop in H as [H H3]. apply andb_prop in H as [H1 H2].
  apply Nat.eqb_eq in H1. apply Nat.eqb_eq in H2. apply zeqbs_eq in H3. congruence.
Qed.

Definition bundle : Type := rise * list (nat * nat).
Fixpoint put_in (m : rise) (xy : nat * nat) (bs : list bundle) : list bundle :=
  match bs with
  | [] => [(m, [xy])]
  | (n, l) :: bs => if rise_eqb m n then (n, xy :: l) :: bs else (n, l) :: put_in m xy bs
  end.
Definition bundles (c qx qy : nat) : list bundle :=
  fold_right (fun xy => put_in (rise_of c qx qy xy) xy) []
    (list_prod (seq 0 (deg qx)) (seq 0 (deg qy))).

Lemma put_in_new m xy bs : exists l, In (m, l) (put_in m xy bs) /\ In xy l.
Proof.
  induction bs as [|[n l] bs [l' [I J]]]; cbn [put_in].
  - exists [xy]. simpl. auto.
  - destruct (rise_eqb m n) eqn:E.
    + apply rise_eqb_eq in E. subst n. exists (xy :: l). simpl. auto.
    + exists l'. simpl. auto.
Qed.
Lemma put_in_old m xy bs n l : In (n, l) bs ->
  exists l', In (n, l') (put_in m xy bs) /\ incl l l'.
Proof.
  induction bs as [|[n' l'] bs IH]; intros I; [destruct I|]. cbn [put_in].
  destruct (rise_eqb m n') eqn:E; (destruct I as [I|I]; [injection I as -> ->|]).
  - exists (xy :: l). split; [simpl; auto|apply incl_tl, incl_refl].
  - exists l. split; [simpl; auto|apply incl_refl].
  - exists l. split; [simpl; auto|apply incl_refl].
  - destruct (IH I) as [l2 [J K]]. exists l2. simpl. auto.
Qed.
Lemma bundles_ok c qx qy cx cy : cx < deg qx -> cy < deg qy ->
  exists l, In (rise_of c qx qy (cx, cy), l) (bundles c qx qy) /\ In (cx, cy) l.
Proof.
  intros Hx Hy.
  assert (I : In (cx, cy) (list_prod (seq 0 (deg qx)) (seq 0 (deg qy))))
    by (apply in_prod; apply in_seq; lia).
  unfold bundles. induction (list_prod _ _) as [|xy l IH]; [destruct I|].
  cbn [fold_right]. destruct I as [->|I]; [apply put_in_new|].
  destruct (IH I) as [l1 [I1 I2]].
  destruct (put_in_old (rise_of c qx qy xy) xy _ _ _ I1) as [l2 [J K]]. eauto.
Qed.

(** ** Places

    A state of the automaton of options is a place (the class of the move, the
    letters, the carries), the flags z < x and w < y, and a state of the automaton
    that reads the option. Many states share a place. [sub] is the table of a place:
    by flags and state, the class of those that count the same. *)

Definition entries : Type := PM.t (option positive).
Definition flagged (gx gy : bool) (p : positive) : positive :=
  let p := if gy then xI p else xO p in if gx then xI p else xO p.

Variable sub : nat -> nat -> nat -> nat -> nat -> list carry -> entries.
Definition class_at (s : nstate) : option (option positive) :=
  PM.find (flagged (sgx s) (sgy s) (sp s)) (sub (sc s) (sqx s) (sqy s) (sqz s) (sqw s) (svs s)).

(** The bundles of each class of moves and each pair of letters. *)
Variable bundles' : nat -> nat -> nat -> list bundle.
Hypothesis bundles'_ok : forall c qx qy, bundles' c qx qy = bundles c qx qy.

(** Where the carries vs, the digits of the option taken from them, come to with each
    bundle. Few different carries occur, so this is computed once for each of them. *)
Definition landing (c qx qy q2 q4 : nat) (vs : list carry) : list (option entries) :=
  map (fun b : bundle => match fst b with (ms, q1, q3) =>
    match landfs q1 q2 q3 q4 (forms (class c)) vs ms with
    | None => None
    | Some vs => Some (sub c q1 q3 q2 q4 vs)
    end end) (bundles' c qx qy).
Variable landing' : nat -> nat -> nat -> nat -> nat -> list carry -> list (option entries).
Hypothesis landing'_ok : forall c qx qy q2 q4 vs,
  landing' c qx qy q2 q4 vs = landing c qx qy q2 q4 vs.

(** ** The test *)

Variable accd : positive -> bool.
Variable k : nat.
Variable qwt : positive -> nat.
Variable qE : positive -> nat -> nat -> vec.

(** Digits of the option and the state after them, and the place after all digits. *)
Definition landed : Type := nat * nat * positive * entries.
Fixpoint finds (s : nstate) (cx cy : nat) (l : list landed) : option vec :=
  match l with
  | [] => Some []
  | (cz, cw, p, t) :: l =>
    match ostep (sgx s) (needx (class (sc s))) cx cz with None => finds s cx cy l | Some gx =>
    match ostep (sgy s) (needy (class (sc s))) cy cw with None => finds s cx cy l | Some gy =>
    match PM.find (flagged gx gy p) t, finds s cx cy l with
    | Some (Some c), Some r => Some ((c, 1) :: r)
    | Some None, Some r => Some r
    | _, _ => None
    end end end
  end.
(** What is counted after the digits cx and cy. *)
Definition counted (s : nstate) (l : list landed) (cx cy : nat) : option vec :=
  match finds s cx cy l with None => None | Some v => Some (norm k v) end.
Definition nexts (s : nstate) (l : list landed) (b : bundle) : list (nat * nat * option vec) :=
  if sgx s && sgy s then let v := counted s l 0 0 in map (fun xy => (xy, v)) (snd b)
  else map (fun xy => (xy, counted s l (fst xy) (snd xy))) (snd b).

(** Each row has a list of what it comes to, bundle by bundle. *)
Definition landings : Type := nat * nat * positive * list (option entries).
Definition heads (ls : list landings) : list landed :=
  flat_map (fun r => match r with (z, Some t :: _) => [(z, t)] | _ => [] end) ls.
Definition tails (ls : list landings) : list landings := map (fun r => (fst r, tl (snd r))) ls.
Fixpoint walk (s : nstate) (bs : list bundle) (ls : list landings) : list (nat * nat * option vec) :=
  match bs with
  | [] => []
  | b :: bs => nexts s (heads ls) b ++ walk s bs (tails ls)
  end.
Definition all_nexts (s : nstate) : list (nat * nat * option vec) :=
  walk s (bundles' (sc s) (sqx s) (sqy s))
    (map (fun r : row => (fst r, landing' (sc s) (sqx s) (sqy s)
       (nx (sqz s) (fst (fst (fst r)))) (nx (sqw s) (snd (fst (fst r)))) (snd r))) (rows s)).
Definition agree (co : option positive) (e : nat * nat * option vec) : bool :=
  match e with
  | (_, None) => false
  | (cx, cy, Some v) => veqb v (class_next qE co cx cy)
  end.
Definition quick_ok (s : nstate) (co : option positive) : bool :=
  (Nat.min k (fin im classes delta accd s 0 [] [] [] []) =? Nat.min k (class_weight qwt co)) &&
  forallb (agree co) (all_nexts s).

Lemma walk_map s (F : row -> bundle -> option entries) rs : forall bs,
  walk s bs (map (fun r => (fst r, map (F r) bs)) rs) =
  flat_map (fun b => nexts s (flat_map (fun r =>
    match F r b with Some t => [(fst r, t)] | None => [] end) rs) b) bs.
Proof.
  induction bs as [|b bs IH]; [reflexivity|]. cbn [walk flat_map]. f_equal.
  - f_equal. unfold heads. rewrite flat_map_map. apply flat_map_ext. intros r. cbn [map].
    destruct (F r b); reflexivity.
  - rewrite <- IH. f_equal. unfold tails. rewrite map_map. reflexivity.
Qed.

Definition stay (s : nstate) (m : rise) (r : row) : list landed :=
  match m with (ms, q1, q3) =>
    let q2 := nx (sqz s) (fst (fst (fst r))) in let q4 := nx (sqw s) (snd (fst (fst r))) in
    match landfs q1 q2 q3 q4 (forms (class (sc s))) (snd r) ms with
    | None => []
    | Some vs => [(fst r, sub (sc s) q1 q3 q2 q4 vs)]
    end
  end.

Lemma finds_ok s m cx cy rs :
  finds s cx cy (flat_map (stay s m) rs) =
  lookups class_at (flat_map (turn s m cx cy) (flat_map (land s m) rs)).
Proof.
  destruct m as [[ms q1] q3]. induction rs as [|[[[cz cw] p] vs] rs IH]; [reflexivity|].
  cbn [flat_map]. rewrite flat_map_app. unfold stay at 1, land at 1. cbn [fst snd]. cbv zeta.
  destruct (landfs _ _ _ _ _ _ _) as [vs'|]; [|exact IH].
  cbn [app flat_map finds turn]. rewrite app_nil_r.
  destruct (ostep _ _ cx cz) as [gx|]; [|exact IH].
  destruct (ostep _ _ cy cw) as [gy|]; [|exact IH].
  cbn [app lookups]. rewrite IH. reflexivity.
Qed.

Lemma finds_certain s cx cy l : sgx s && sgy s = true -> finds s cx cy l = finds s 0 0 l.
Proof.
  intros G. apply andb_prop in G as [G1 G2]. induction l as [|[[[cz cw] p] t] l IH]; [reflexivity|].
  cbn [finds]. rewrite G1, G2. cbn [ostep]. rewrite IH. reflexivity.
Qed.

Lemma all_nexts_eq s : all_nexts s =
  flat_map (fun b : bundle => nexts s (flat_map (stay s (fst b)) (rows s)) b)
    (bundles (sc s) (sqx s) (sqy s)).
Proof using bundles'_ok landing'_ok.
  unfold all_nexts. rewrite <- bundles'_ok.
  set (F := fun (r : row) (b : bundle) => match fst b with (ms, q1, q3) =>
    match landfs q1 (nx (sqz s) (fst (fst (fst r)))) q3 (nx (sqw s) (snd (fst (fst r))))
      (forms (class (sc s))) (snd r) ms with
    | None => None
    | Some vs => Some (sub (sc s) q1 q3 (nx (sqz s) (fst (fst (fst r))))
                         (nx (sqw s) (snd (fst (fst r)))) vs)
    end end).
  rewrite (map_ext _ (fun r => (fst r, map (F r) (bundles' (sc s) (sqx s) (sqy s)))))
    by (intros r; rewrite landing'_ok; reflexivity).
  rewrite walk_map. apply flat_map_ext. intros [[[ms q1] q3] l]. f_equal. apply flat_map_ext.
  intros r. unfold F, stay. cbn [fst]. cbv zeta. destruct (landfs _ _ _ _ _ _ _); reflexivity.
Qed.

Theorem quick_ok_ok s co : quick_ok s co = true ->
  ok_state im zero parv pre dead classes delta accd k qwt qE class_at s co = true.
Proof using bundles'_ok reads'_ok landing'_ok.
  unfold quick_ok, ok_state. rewrite all_nexts_eq. intros H.
  apply andb_prop in H as [H0 H]. rewrite H0. cbn [andb]. rewrite forallb_forall in H.
  apply forallb_forall. intros cx Hx. apply forallb_forall. intros cy Hy.
  apply in_seq in Hx. apply in_seq in Hy.
  destruct (bundles_ok (sc s) (sqx s) (sqy s) cx cy) as [l [I J]]; [lia|lia|].
  pose proof (turn_succs s cx cy) as E. cbv zeta in E.
  set (m := rise_of (sc s) (sqx s) (sqy s) (cx, cy)) in *.
  assert (A : In (cx, cy, counted s (flat_map (stay s m) (rows s)) cx cy)
                 (nexts s (flat_map (stay s m) (rows s)) (m, l))).
  { unfold nexts. cbn [fst snd]. cbv zeta. destruct (sgx s && sgy s) eqn:G; apply in_map_iff.
    - exists (cx, cy). split; trivial. f_equal. unfold counted.
      rewrite (finds_certain s cx cy _ G). reflexivity.
    - exists (cx, cy). split; trivial. }
  assert (B := H _ (proj2 (in_flat_map (fun b : bundle => nexts s (flat_map (stay s (fst b)) (rows s)) b)
    _ _) (ex_intro _ (m, l) (conj I A)))). clear H.
  unfold counted in B. rewrite finds_ok, E in B. cbn [agree] in B.
  destruct (lookups class_at (succs s cx cy)); exact B.
Qed.
End Bundles.
