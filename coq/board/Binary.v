(** * The rules in binary numbers

    The same data as in [Rules.v] with binary numbers, for a check that computes; and
    the proofs that both say the same. *)
From Coq Require Import List Arith NArith Lia Bool.
From Wythoff Require Import Game Rules.
Import ListNotations.
Local Open Scope N_scope.

Inductive npart : Type :=
| NRook (modulus : N) (residues : list N)
| NBishop (width step : N)
| NVectors (vectors : list (N * N))
| NMultiples (vectors : list (N * N))
| NBound (slope offset : N).

Inductive nkind : Type := NRoob (l : N) | NBishop_type | NAny.

Inductive ncells : Type := NCells (c : list (N * N)) | NSum_at_most (l : N).

Record nrules : Type := NRules {
  n_moves : list npart;
  n_kind : nkind;
  n_number : N;
  n_removed : N * N;
  n_terminal : ncells;
  n_ends : ending
}.

(** ** What they stand for *)

Definition nats (v : N * N) : nat * nat := (N.to_nat (fst v), N.to_nat (snd v)).

Definition to_part (m : npart) : part :=
  match m with
  | NRook q r => Rook (N.to_nat q) (map N.to_nat r)
  | NBishop w s => Bishop (N.to_nat w) (N.to_nat s)
  | NVectors vs => Vectors (map nats vs)
  | NMultiples vs => Multiples (map nats vs)
  | NBound s t => Bound (N.to_nat s) (N.to_nat t)
  end.

Definition to_kind (k : nkind) : kind :=
  match k with NRoob l => Roob (N.to_nat l) | NBishop_type => Bishop_type | NAny => Any end.

Definition to_cells (c : ncells) : cells :=
  match c with NCells c => Cells (map nats c) | NSum_at_most l => Sum_at_most (N.to_nat l) end.

Definition to_rules (R : nrules) : rules := {|
  moves := map to_part (n_moves R);
  block_kind := to_kind (n_kind R);
  block_number := N.to_nat (n_number R);
  removed := nats (n_removed R);
  terminal := to_cells (n_terminal R);
  ends := n_ends R
|}.

(** ** The way back *)

Definition binary (v : nat * nat) : N * N := (N.of_nat (fst v), N.of_nat (snd v)).

Definition of_part (m : part) : npart :=
  match m with
  | Rook q r => NRook (N.of_nat q) (map N.of_nat r)
  | Bishop w s => NBishop (N.of_nat w) (N.of_nat s)
  | Vectors vs => NVectors (map binary vs)
  | Multiples vs => NMultiples (map binary vs)
  | Bound s t => NBound (N.of_nat s) (N.of_nat t)
  end.

Definition of_kind_ (k : kind) : nkind :=
  match k with Roob l => NRoob (N.of_nat l) | Bishop_type => NBishop_type | Any => NAny end.

Definition of_cells (c : cells) : ncells :=
  match c with Cells c => NCells (map binary c) | Sum_at_most l => NSum_at_most (N.of_nat l) end.

Definition of_rules (R : rules) : nrules := {|
  n_moves := map of_part (moves R);
  n_kind := of_kind_ (block_kind R);
  n_number := N.of_nat (block_number R);
  n_removed := binary (removed R);
  n_terminal := of_cells (terminal R);
  n_ends := ends R
|}.

Lemma nats_binary v : nats (binary v) = v.
Proof. destruct v. unfold nats, binary. cbn [fst snd]. rewrite !Nat2N.id. reflexivity. Qed.

Lemma map_id_on {A B} (f : A -> B) (g : B -> A) l : (forall b, f (g b) = b) -> map f (map g l) = l.
Proof. intros H. rewrite map_map. rewrite <- (map_id l) at 2. apply map_ext. trivial. Qed.

Theorem to_of_rules R : to_rules (of_rules R) = R.
Proof.
  destruct R as [ms k n r t e]. unfold to_rules, of_rules.
  cbn [moves block_kind block_number removed terminal ends n_moves n_kind n_number n_removed n_terminal n_ends].
  rewrite nats_binary, Nat2N.id. f_equal.
  - apply map_id_on. intros [q rs|w s|vs|vs|s u]; cbn [to_part of_part];
      rewrite ?Nat2N.id, ?(map_id_on N.to_nat N.of_nat _ Nat2N.id), ?(map_id_on nats binary _ nats_binary); reflexivity.
  - destruct k; cbn [to_kind of_kind_]; rewrite ?Nat2N.id; reflexivity.
  - destruct t; cbn [to_cells of_cells]; rewrite ?Nat2N.id, ?(map_id_on nats binary _ nats_binary); reflexivity.
Qed.

(** ** Moves *)

Definition dividesn (d n : N) : bool :=
  if d =? 1 then true else if d =? 0 then n =? 0 else n mod d =? 0.

Definition rookn (q : N) (r : list N) (i j : N) : bool :=
  match i, j with
  | N0, Npos _ => existsb (N.eqb (j mod q)) r
  | Npos _, N0 => existsb (N.eqb (i mod q)) r
  | _, _ => false
  end.

Definition bishopn (w s i j : N) : bool :=
  if i <? j + w then if j <? i + w then (0 <? i + j) && dividesn s (N.min i j) else false else false.

Definition vectorn (v : N * N) (i j : N) : bool :=
  (i =? fst v) && (j =? snd v) && (0 <? i + j).

Definition multiplen (v : N * N) (i j : N) : bool :=
  (0 <? i + j) &&
  (if fst v =? 0 then (i =? 0) && dividesn (snd v) j
   else dividesn (fst v) i && (j =? i / fst v * snd v)).

Definition boundn (s t i j : N) : bool :=
  ((0 <? i) && (i <=? j) && (j <? s * i + t)) ||
  ((0 <? j) && (j <=? i) && (i <? s * j + t)).

Definition makesn (m : npart) (i j : N) : bool :=
  match m with
  | NRook q r => rookn q r i j
  | NBishop w s => bishopn w s i j
  | NVectors vs => existsb (fun v => vectorn v i j) vs
  | NMultiples vs => existsb (fun v => multiplen v i j) vs
  | NBound s t => boundn s t i j
  end.

Definition of_kindn (k : nkind) (i j : N) : bool :=
  match k with
  | NRoob l => xorb (i =? 0) (j =? 0) && (l <=? i + j)
  | NBishop_type => i =? j
  | NAny => true
  end.

(** The move (i, j): none; or is it blockable? *)
Definition move (R : nrules) (i j : N) : option bool :=
  if existsb (fun m => makesn m i j) (n_moves R) then Some (of_kindn (n_kind R) i j) else None.

Definition gonen (R : nrules) (x y : N) : bool := (x <? fst (n_removed R)) && (y <? snd (n_removed R)).

Definition terminaln (R : nrules) (x y : N) : bool :=
  match n_terminal R with
  | NCells c => existsb (fun v => (x =? fst v) && (y =? snd v)) c
  | NSum_at_most l => x + y <=? l
  end.

(** ** They are those of [Rules.v] *)

Lemma eqb_nat a b : (a =? b) = Nat.eqb (N.to_nat a) (N.to_nat b).
Proof. destruct (N.eqb_spec a b), (Nat.eqb_spec (N.to_nat a) (N.to_nat b)); trivial; lia. Qed.
Lemma ltb_nat a b : (a <? b) = Nat.ltb (N.to_nat a) (N.to_nat b).
Proof. destruct (N.ltb_spec a b), (Nat.ltb_spec (N.to_nat a) (N.to_nat b)); trivial; lia. Qed.
Lemma leb_nat a b : (a <=? b) = Nat.leb (N.to_nat a) (N.to_nat b).
Proof. destruct (N.leb_spec a b), (Nat.leb_spec (N.to_nat a) (N.to_nat b)); trivial; lia. Qed.

Lemma N2Nat_0 : N.to_nat 0 = 0%nat.
Proof. reflexivity. Qed.

Ltac to_nats := rewrite ?eqb_nat, ?ltb_nat, ?leb_nat, ?N2Nat.inj_add, ?N2Nat.inj_mul, ?N2Nat.inj_mod,
  ?N2Nat.inj_div, ?N2Nat.inj_min, ?N2Nat_0.

Lemma existsb_map {A B} (f : A -> B) (g : B -> bool) (h : A -> bool) l :
  (forall a, h a = g (f a)) -> existsb h l = existsb g (map f l).
Proof. intros E. induction l as [|a l IH]; [reflexivity|]. cbn [existsb map]. rewrite E, IH. reflexivity. Qed.

Lemma dividesn_ok d n : dividesn d n = dividesb (N.to_nat d) (N.to_nat n).
Proof.
  unfold dividesn, dividesb. destruct (N.eqb_spec d 1) as [->|_].
  - change (N.to_nat 1) with 1%nat. cbn [Nat.eqb]. rewrite Nat.mod_1_r. reflexivity.
  - to_nats. reflexivity.
Qed.

Lemma rookn_ok q r i j : rookn q r i j = rookb (N.to_nat q, map N.to_nat r) (N.to_nat i) (N.to_nat j).
Proof.
  assert (K : forall k, existsb (N.eqb (k mod q)) r =
                        existsb (Nat.eqb (N.to_nat k mod N.to_nat q)) (map N.to_nat r)).
  { intros k. apply existsb_map. intros c. rewrite eqb_nat, N2Nat.inj_mod. reflexivity. }
  unfold rookn, rookb, one_heapb. cbn [fst snd].
  destruct i as [|i], j as [|j]; rewrite ?K; try reflexivity.
  - change (N.to_nat 0) with 0%nat. cbn [Nat.eqb xorb Nat.add].
    destruct (Nat.eqb_spec (N.to_nat (Npos j)) 0); [lia|]. reflexivity.
  - change (N.to_nat 0) with 0%nat. rewrite Nat.add_0_r.
    destruct (Nat.eqb_spec (N.to_nat (Npos i)) 0); [lia|]. reflexivity.
  - destruct (Nat.eqb_spec (N.to_nat (Npos i)) 0), (Nat.eqb_spec (N.to_nat (Npos j)) 0); try lia. reflexivity.
Qed.

Lemma makesn_ok m i j : makesn m i j = makesb (to_part m) (N.to_nat i) (N.to_nat j).
Proof.
  destruct m as [q r|w s|vs|vs|s t]; cbn [makesn makesb to_part].
  - apply rookn_ok.
  - unfold bishopn, bishopb. cbn [fst snd]. rewrite dividesn_ok. to_nats.
    destruct (_ <? _)%nat, (_ <? _)%nat, (_ <? _)%nat; reflexivity.
  - apply existsb_map. intros [v w]. unfold vectorn, vectorb, nats. cbn [fst snd]. to_nats.
    destruct (_ <? _)%nat, (_ =? _)%nat, (_ =? _)%nat; reflexivity.
  - apply existsb_map. intros [v w]. unfold multiplen, multipleb, nats. cbn [fst snd].
    rewrite !dividesn_ok. to_nats. reflexivity.
  - unfold boundn, boundb. cbn [fst snd]. to_nats. reflexivity.
Qed.

Lemma of_kindn_ok k i j : of_kindn k i j = of_kindb (to_kind k) (N.to_nat i) (N.to_nat j).
Proof.
  destruct k; cbn [of_kindn of_kindb to_kind]; unfold one_heapb; to_nats; reflexivity.
Qed.

Theorem move_ok R i j :
  move R i j = if legalb (to_rules R) (N.to_nat i) (N.to_nat j)
               then Some (of_kindb (block_kind (to_rules R)) (N.to_nat i) (N.to_nat j)) else None.
Proof.
  unfold move, legalb. cbn [to_rules moves block_kind].
  rewrite of_kindn_ok, (existsb_map to_part (fun m => makesb m (N.to_nat i) (N.to_nat j)));
    [reflexivity|]. intros m. apply makesn_ok.
Qed.

Theorem gonen_ok R x y : gonen R x y = goneb (to_rules R) (N.to_nat x, N.to_nat y).
Proof. unfold gonen, goneb. cbn [to_rules removed nats fst snd]. to_nats. reflexivity. Qed.

Theorem terminaln_ok R x y : terminaln R x y = terminalb (to_rules R) (N.to_nat x, N.to_nat y).
Proof.
  unfold terminaln, terminalb. cbn [to_rules terminal]. destruct (n_terminal R) as [c|l]; cbn [to_cells].
  - apply existsb_map. intros [v w]. unfold position_eqb, nats. cbn [fst snd]. to_nats. reflexivity.
  - cbn [fst snd]. to_nats. reflexivity.
Qed.
