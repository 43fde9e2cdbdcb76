(** * The automaton of options

    It reads the digits of a position (x, y) and guesses those of an option
    (z, w). A state knows the class of the move, the state of the automaton that
    reads (z, w), the letters of the four numbers, whether z < x and w < y are
    certain already, and the carries of the forms of the class. [cnt] is the sum
    of the weights of all options: a sum over words, not over paths. *)
From Coq Require Import ZArith List Arith Lia Bool.
From Wythoff.automata Require Import Sums Numeration Carries Forms.
Import ListNotations.

(** ** Order, digit by digit: z < x, or z = x, as the class needs *)

Definition ord (g need : bool) (X Z' : list nat) : bool :=
  if g then true else if need then ltl Z' X else eql Z' X.

Definition ostep (g need : bool) (cx cz : nat) : option bool :=
  if g then Some true
  else if cz =? cx then Some false
  else if need && (cz <? cx) then Some true else None.

Lemma ord_step g need cx X cz Z' :
  ord g need (cx :: X) (cz :: Z') =
  match ostep g need cx cz with None => false | Some g' => ord g' need X Z' end.
Proof.
  unfold ord, ostep. destruct g; [reflexivity|]. destruct need; simpl.
  - destruct (Nat.eqb_spec cz cx); simpl.
    + subst. rewrite Nat.ltb_irrefl. reflexivity.
    + rewrite orb_false_r. destruct (cz <? cx); reflexivity.
  - destruct (Nat.eqb_spec cz cx); reflexivity.
Qed.

(** ** An automaton that reads two words side by side *)

Section Run.
Variable delta : positive -> nat -> nat -> option positive.
Variable accd : positive -> bool.

Fixpoint run (p : positive) (Z' W : list nat) : bool :=
  match Z', W with
  | c :: Z', e :: W =>
      match delta p c e with Some p' => run p' Z' W | None => false end
  | _, _ => accd p
  end.
End Run.

Record nstate : Type := NS {
  sc : nat; sp : positive;
  sqx : nat; sqy : nat; sqz : nat; sqw : nat;
  sgx : bool; sgy : bool;
  svs : list carry
}.

Section Options.
Variable im : nat -> list nat.
Hypothesis im_ne : forall q, im q <> [].
Local Notation nx := (nx im).
Local Notation deg := (deg im).
Local Notation words := (words im).
Local Notation dif := (dif im).
Variable zero : list Z.
Hypothesis zero_ok : forall n, L im n zero = 0%Z.
Variable parv : nat -> list Z.
Hypothesis parv_ok : forall n q, L im n (parv q) = Z.of_nat (sum (len im n) (im q)).
Variable pre : nat -> nat -> list Z.
Hypothesis pre_ok : forall n q c, c < deg q -> L im n (pre q c) = Z.of_nat (pl im n q c).
Variable dead : list Z -> Z -> Z -> nat -> nat -> nat -> nat -> Z -> Z -> verdict.
Hypothesis dead_ok : verdict_ok im dead.

Variable classes : list cls.
Definition class (c : nat) : cls := nth c classes (Cls false false [] (fun _ => 0)).

Variable delta : positive -> nat -> nat -> option positive.
Variable accd : positive -> bool.
Local Notation run := (run delta accd).

(** The weight of one option, seen from a state. *)
Definition fin (s : nstate) (n : nat) (X Y Z' W : list nat) : nat :=
  let c := class (sc s) in
  if run (sp s) Z' W && ord (sgx s) (needx c) X Z' && ord (sgy s) (needy c) Y W
  then cwt c (ol im n (forms c) (svs s)
                (dif n (sqx s) X (sqz s) Z') (dif n (sqy s) Y (sqw s) W))
  else 0.

Definition step (s : nstate) (cx cy cz cw : nat) : option nstate :=
  let c := class (sc s) in
  match ostep (sgx s) (needx c) cx cz with None => None | Some gx =>
  match ostep (sgy s) (needy c) cy cw with None => None | Some gy =>
  match delta (sp s) cz cw with None => None | Some p =>
  match stepfs im zero parv pre dead (sqx s) cx (sqz s) cz (sqy s) cy (sqw s) cw
               (forms c) (svs s) with None => None | Some vs =>
  Some (NS (sc s) p (nx (sqx s) cx) (nx (sqy s) cy) (nx (sqz s) cz) (nx (sqw s) cw)
           gx gy vs)
  end end end end.

Lemma fin_step s n cx cy cz cw X Y Z' W :
  cx < deg (sqx s) -> cz < deg (sqz s) -> cy < deg (sqy s) -> cw < deg (sqw s) ->
  In X (words n (nx (sqx s) cx)) -> In Z' (words n (nx (sqz s) cz)) ->
  In Y (words n (nx (sqy s) cy)) -> In W (words n (nx (sqw s) cw)) ->
  fin s (S n) (cx :: X) (cy :: Y) (cz :: Z') (cw :: W) =
  match step s cx cy cz cw with None => 0 | Some s' => fin s' n X Y Z' W end.
Proof.
  intros Hx Hz Hy Hw HX HZ HY HW. unfold fin at 1. cbv zeta. rewrite !ord_step.
  cbn [Options.run]. unfold step. cbv zeta.
  destruct (ostep (sgx s) _ cx cz) as [gx|]; [|rewrite andb_false_r; reflexivity].
  destruct (ostep (sgy s) _ cy cw) as [gy|]; [|rewrite andb_false_r; reflexivity].
  destruct (delta (sp s) cz cw) as [p|]; [|reflexivity].
  pose proof (stepfs_ok im im_ne zero zero_ok parv parv_ok pre pre_ok dead dead_ok
    n (sqx s) cx (sqz s) cz (sqy s) cy (sqw s) cw X Z' Y W Hx Hz Hy Hw HX HZ HY HW
    (forms (class (sc s))) (svs s)) as K.
  destruct (stepfs _ _ _ _ _ _ _ _ _ _ _ _ _ _ _) as [vs|].
  - unfold fin. cbn [sc sp sqx sqy sqz sqw sgx sgy svs]. cbv zeta.
    rewrite K. reflexivity.
  - unfold cwt. rewrite K. destruct (_ && _); reflexivity.
Qed.

(** All successors, and the sum over all options. *)
Definition olist (o : option nstate) : list nstate :=
  match o with None => [] | Some s => [s] end.
Definition succs (s : nstate) (cx cy : nat) : list nstate :=
  flat_map (fun cz =>
    flat_map (fun cw => olist (step s cx cy cz cw)) (seq 0 (deg (sqw s))))
    (seq 0 (deg (sqz s))).
Definition cnt (s : nstate) (n : nat) (X Y : list nat) : nat :=
  sum (fun Z' => sum (fun W => fin s n X Y Z' W) (words n (sqw s))) (words n (sqz s)).

Lemma step_letters s cx cy cz cw s' : step s cx cy cz cw = Some s' ->
  sqx s' = nx (sqx s) cx /\ sqy s' = nx (sqy s) cy /\
  sqz s' = nx (sqz s) cz /\ sqw s' = nx (sqw s) cw.
Proof.
  unfold step. cbv zeta. destruct (ostep _ _ cx cz); [|discriminate].
  destruct (ostep _ _ cy cw); [|discriminate].
  destruct (delta _ _ _); [|discriminate].
  destruct (stepfs _ _ _ _ _ _ _ _ _ _ _ _ _ _ _); [|discriminate].
  intros E. injection E as <-. auto.
Qed.

Lemma succs_letters s cx cy s' : In s' (succs s cx cy) ->
  sqx s' = nx (sqx s) cx /\ sqy s' = nx (sqy s) cy.
Proof.
  unfold succs. rewrite in_flat_map. intros [cz [_ H]].
  apply in_flat_map in H as [cw [_ H]].
  destruct (step s cx cy cz cw) eqn:E; [|destruct H].
  destruct H as [<-|[]]. apply step_letters in E. tauto.
Qed.

(** The sum after one more digit of x and y is the sum over the successors. *)
Theorem cnt_step s n cx cy X Y : cx < deg (sqx s) -> cy < deg (sqy s) ->
  In X (words n (nx (sqx s) cx)) -> In Y (words n (nx (sqy s) cy)) ->
  cnt s (S n) (cx :: X) (cy :: Y) = sum (fun s' => cnt s' n X Y) (succs s cx cy).
Proof.
  intros Hx Hy HX HY. unfold cnt at 1, succs. cbn [Numeration.words].
  rewrite !sum_flat_map. apply sum_ext. intros cz Hz. apply in_seq in Hz.
  rewrite sum_map, sum_flat_map.
  rewrite (sum_ext _ (fun Z' => sum (fun cw =>
    sum (fun W => fin s (S n) (cx :: X) (cy :: Y) (cz :: Z') (cw :: W))
        (words n (nx (sqw s) cw))) (seq 0 (deg (sqw s))))).
  2:{ intros Z' HZ. rewrite sum_flat_map. apply sum_ext. intros cw Hw.
      rewrite sum_map. reflexivity. }
  rewrite sum_swap. apply sum_ext. intros cw Hw. apply in_seq in Hw.
  destruct (step s cx cy cz cw) as [s'|] eqn:E; cbn [olist sum fold_right].
  - rewrite Nat.add_0_r. unfold cnt. apply step_letters in E as E'.
    destruct E' as [_ [_ [-> ->]]].
    apply sum_ext. intros Z' HZ. apply sum_ext. intros W HW.
    rewrite fin_step; trivial; try lia. rewrite E. reflexivity.
  - apply sum_zero. intros Z' HZ. apply sum_zero. intros W HW.
    rewrite fin_step; trivial; try lia. rewrite E. reflexivity.
Qed.

(** ** The start: all options of all classes *)

Variable p0 : positive.
Definition sstart (c : nat) : nstate :=
  NS c p0 0 0 0 0 false false (map (fun _ => Carry zero) (forms (class c))).
Definition starts : list nstate := map sstart (seq 0 (length classes)).

Definition total (n : nat) (X Y : list nat) : nat :=
  sum (fun Z' => sum (fun W =>
    if run p0 Z' W then gw classes (dif n 0 X 0 Z') (dif n 0 Y 0 W) else 0)
    (words n 0)) (words n 0).

Lemma ord_okn n q need X Z' : In X (words n q) -> In Z' (words n q) ->
  ord false need X Z' = okn need (dif n q X q Z').
Proof.
  intros HX HZ. destruct (ltl_val im n q Z' X HZ HX) as [E1 E2].
  unfold ord, okn, Carries.dif. destruct need.
  - rewrite E1. destruct (Nat.ltb_spec (val im n q Z') (val im n q X));
      symmetry; [apply Z.ltb_lt|apply Z.ltb_ge]; lia.
  - rewrite E2. destruct (Nat.eqb_spec (val im n q Z') (val im n q X));
      symmetry; [apply Z.eqb_eq|apply Z.eqb_neq]; lia.
Qed.

Lemma ol_start n fs i j :
  ol im n fs (map (fun _ => Carry zero) fs) i j = observe fs i j.
Proof.
  unfold observe. induction fs; simpl; [reflexivity|].
  rewrite IHfs, zero_ok. reflexivity.
Qed.

Theorem total_classes n X Y : In X (words n 0) -> In Y (words n 0) ->
  total n X Y = sum (fun s => cnt s n X Y) starts.
Proof.
  intros HX HY. unfold starts. rewrite sum_map. unfold cnt. cbn [sstart sqz sqw].
  rewrite sum_swap. apply sum_ext. intros Z' HZ.
  rewrite sum_swap. apply sum_ext. intros W HW.
  rewrite (sum_ext _ (fun c => if run p0 Z' W
    then classw (class c) (dif n 0 X 0 Z') (dif n 0 Y 0 W) else 0)).
  - destruct (run p0 Z' W).
    + unfold gw.
      rewrite <- (sum_nth _ _ (Cls false false [] (fun _ => 0)) classes). reflexivity.
    + symmetry. apply sum_zero. reflexivity.
  - intros c _. unfold fin, sstart. cbn [sp sc sgx sgy svs sqx sqy sqz sqw]. cbv zeta.
    rewrite !(ord_okn n 0) by trivial. rewrite ol_start. unfold classw.
    destruct (run p0 Z' W); reflexivity.
Qed.
End Options.
