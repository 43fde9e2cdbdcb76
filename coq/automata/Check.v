(** * The certificate and its check

    An automaton is data: the substitution of a numeration system, and a table of
    states. [accepts A x y] reads the digits of x and y side by side. [check R A h]
    is a function that Coq evaluates; [Sound.v] proves that if it says [true], the
    automaton accepts exactly the P-positions of the game with the rules R. The
    hints h come from a program and are not trusted: a wrong hint makes [check] say
    [false]. *)
From Coq Require Import ZArith List Arith Lia Bool FMapPositive.
From Wythoff Require Import Game Rules.
From Wythoff.automata Require Import Sums Numeration Carries Forms Options Saturation
  Quotient Bundles Explore Cells Product Kernel Classes Equation.
Import ListNotations.

(** ** Automata *)

(** The states: each with its number, whether it accepts, and its transitions: a
    digit of x, a digit of y, the next state. Without one the answer is no. *)
Definition state : Type := positive * (bool * list (nat * nat * positive)).

Record automaton : Type := Automaton {
  substitution : list (list nat);
  start : positive;
  states : list state
}.

Definition table {A} (l : list (positive * A)) : PM.t A :=
  fold_right (fun ka m => PM.add (fst ka) (snd ka) m) (PM.empty A) l.
Fixpoint assoc {A} (a b : nat) (l : list (nat * nat * A)) : option A :=
  match l with
  | [] => None
  | (a', b', t) :: l => if (a =? a') && (b =? b') then Some t else assoc a b l
  end.
Definition image (images : list (list nat)) (q : nat) : list nat := nth q images [0].
Definition delta_of (m : PM.t (bool * list (nat * nat * positive))) p a b : option positive :=
  match PM.find p m with Some (_, row) => assoc a b row | None => None end.
Definition acc_of (m : PM.t (bool * list (nat * nat * positive))) p : bool :=
  match PM.find p m with Some (a, _) => a | None => false end.

Definition accepts (A : automaton) : nat -> nat -> bool :=
  let m := table (states A) in
  accepts_with (image (substitution A)) (delta_of m) (acc_of m) (start A).

(** ** Hints *)

(** For one automaton of options: its states, place by place ([Bundles.v] says what a
    place is); each with the class of states that count the same, or none if it
    counts nothing. *)
Record place : Type := At {
  lc : nat; lqx : nat; lqy : nat; lqz : nat; lqw : nat; lvs : list carry
}.
Definition counting : Type := list (place * list (positive * option positive)).

Record hints : Type := Hints {
  h_T : nat * nat;                       (* from where rook moves are periodic *)
  h_top : list nat;                      (* a letter that is never shorter *)
  h_le : list (nat * nat);               (* pairs of letters, the second longer *)
  h_options : counting;                  (* the options that the automaton accepts *)
  h_board : list state;                  (* misere: the board, from state 1 *)
  h_all : counting;                      (* misere: all options *)
  h_fuel : nat                           (* 2 ^ h_fuel steps of exploration *)
}.

(** ** Tables for the numeration *)

Definition par_table (zero : list Z) (images : list (list nat)) : list (list Z) :=
  map (fun img => vadd zero (par img)) images.
Definition par_of (zero : list Z) (t : list (list Z)) (q : nat) : list Z :=
  nth q t (vadd zero (par [0])).
Definition pre_table (zero : list Z) (images : list (list nat)) : list (list (list Z)) :=
  map (fun img => map (fun c => vadd zero (par (firstn c img))) (seq 0 (length img))) images.
Definition pre_of (t : list (list (list Z))) (q c : nat) : list Z := nth c (nth q t []) [].

(** len n a <= len n b for all n: the letters of the image of a go one by one into
    those of the image of b, each into one that is never shorter. *)
Fixpoint removals (m : list nat) : list (nat * list nat) :=
  match m with
  | [] => []
  | b :: m => (b, m) :: map (fun br => (fst br, b :: snd br)) (removals m)
  end.
Fixpoint inject (le : nat -> nat -> bool) (l m : list nat) : bool :=
  match l with
  | [] => true
  | a :: l => existsb (fun br => le a (fst br) && inject le l (snd br)) (removals m)
  end.
Definition le_of (l : list (nat * nat)) (a b : nat) : bool :=
  (a =? b) || existsb (fun ab => (a =? fst ab) && (b =? snd ab)) l.
Definition top_of (l : list nat) (q : nat) : nat := nth q l q.

(** Negative entries moved to the letters [top]. *)
Fixpoint lowered (top : nat -> nat) (u : list Z) (i : nat) : list Z :=
  match u with
  | [] => []
  | t :: u =>
      vadd (vscale t (unit (if (0 <=? t)%Z then i else top i))) (lowered top u (S i))
  end.
Definition low_of (top : nat -> nat) (u : list Z) : list Z :=
  if nonneg u then u else lowered top u 0.

Definition numeration_ok (images : list (list nat)) (top : list nat) (le : list (nat * nat)) : bool :=
  forallb (fun img => negb (length img =? 0)) images &&
  (match images with (O :: _ :: _) :: _ => true | _ => false end) &&
  forallb (fun ab => inject (le_of le) (image images (fst ab)) (image images (snd ab))) le &&
  (length top <=? length images) &&
  forallb (fun q => le_of le q (top_of top q)) (seq 0 (length images)).

(** ** Tests of equality, and keys *)

Definition carry_eqb (c d : carry) : bool :=
  match c, d with
  | Below, Below => true | Above, Above => true
  | Carry v, Carry w => zeqb v w
  | _, _ => false
  end.
Fixpoint carries_eqb (v w : list carry) : bool :=
  match v, w with
  | [], [] => true
  | a :: v, b :: w => carry_eqb a b && carries_eqb v w
  | _, _ => false
  end.
Definition place_eqb (s t : place) : bool :=
  (lc s =? lc t) && (lqx s =? lqx t) && (lqy s =? lqy t) && (lqz s =? lqz t) &&
  (lqw s =? lqw t) && carries_eqb (lvs s) (lvs t).
Definition opt_eqb (a b : option positive) : bool :=
  match a, b with None, None => true | Some a, Some b => Pos.eqb a b | _, _ => false end.
Definition corner_eqb (a b : corner) : bool :=
  match a, b with
  | None, None => true
  | Some (v, w), Some (v', w') => zeqb v v' && zeqb w w'
  | _, _ => false
  end.
Definition cstate_eqb (s t : cstate) : bool :=
  opt_eqb (cp s) (cp t) && opt_eqb (cb s) (cb t) && (cqx s =? cqx t) && (cqy s =? cqy t) &&
  corner_eqb (ch s) (ch t) && veqb (cvec s) (cvec t) && veqb (cvec2 s) (cvec2 t).

(** Keys: the digits of all numbers of a state, one after the other. Two states may
    have the same key; they are told apart in their bucket. *)
Fixpoint put (p a : positive) : positive :=
  match p with xH => xI a | xO p => xO (put p a) | xI p => xI (put p a) end.
Fixpoint put_nat (n : nat) (a : positive) : positive :=
  match n with O => xO a | S n => xI (put_nat n a) end.
Definition put_Z (z : Z) (a : positive) : positive :=
  match z with Z0 => xI a | Zpos p => xO (put p a) | Zneg p => xI (xO (put p a)) end.
Definition put_bool (b : bool) (a : positive) : positive := if b then xI a else xO a.
Definition put_opt (p : option positive) (a : positive) : positive :=
  match p with None => xO a | Some p => xI (put p a) end.
Definition put_vector (v : list Z) (a : positive) : positive := fold_right put_Z a v.
Definition put_carry (c : carry) (a : positive) : positive :=
  match c with Below => xO (xO a) | Above => xO (xI a) | Carry v => xI (put_vector v a) end.
Definition put_vec (v : vec) (a : positive) : positive :=
  fold_left (fun a mc => put (fst mc) (put_nat (snd mc) a)) v a.
Definition place_key (s : place) : positive :=
  put_nat (lc s) (put_nat (lqx s) (put_nat (lqy s) (put_nat (lqz s) (put_nat (lqw s)
    (fold_right put_carry xH (lvs s)))))).
Definition cstate_key (s : cstate) : positive :=
  put_opt (cp s) (put_vec (cvec s) (put_nat (cqx s) (put_nat (cqy s) (put_opt (cb s)
    (put_vec (cvec2 s)
      match ch s with None => xH | Some (v, w) => put_vector v (put_vector w xH) end))))).

(** ** Dead carries *)

Section Verdict.
Variable zero : list Z.
Variable parv : nat -> list Z.
Variable lowb : list Z -> list Z.
Definition verdict_of v a b q1 q2 q3 q4 lo hi : verdict :=
  if above zero parv lowb v a b q1 q2 q3 q4 (Z.max hi (lo - 1)) then Dead_high
  else if below zero parv lowb v a b q1 q2 q3 q4 lo then Dead_low else Alive.
End Verdict.

(** ** Tables *)

(** A function of a state and two numbers below n, computed once for the states of a list. *)
Definition memo_table {A} (n : nat) (f : positive -> nat -> nat -> A) (l : list state) :
    PM.t (nat -> nat -> A) :=
  table (map (fun e => (fst e, memo n (fun a => memo n (f (fst e) a)))) l).
Definition memo_of {A} (t : PM.t (nat -> nat -> A)) (f : positive -> nat -> nat -> A) p a b : A :=
  match PM.find p t with Some g => g a b | None => f p a b end.

(** A table of places. *)
Definition add_place {A} (l : place) (a : A) (t : PM.t (list (place * A))) : PM.t (list (place * A)) :=
  addb (place_key l) (l, a) t.
Definition find_place {A} (l : place) (t : PM.t (list (place * A))) : option A :=
  match findb (place_key l) (fun e => place_eqb l (fst e)) t with
  | Some e => Some (snd e)
  | None => None
  end.
Definition places : Type := PM.t (list (place * entries)).
Definition place_table (l : counting) : places :=
  fold_left (fun t e => add_place (fst e) (table (snd e)) t) l (PM.empty _).
Definition sub_of (t : places) c qx qy qz qw vs : entries :=
  match find_place (At c qx qy qz qw vs) t with Some e => e | None => PM.empty _ end.

(** The state of a place with given flags. *)
Definition state_at (l : place) (n : positive) : nstate :=
  let at_flags gx gy p := NS (lc l) p (lqx l) (lqy l) (lqz l) (lqw l) gx gy (lvs l) in
  match n with
  | xI (xI p) => at_flags true true p
  | xI (xO p) => at_flags true false p
  | xO (xI p) => at_flags false true p
  | xO (xO p) => at_flags false false p
  | _ => at_flags true true xH
  end.
Definition all_at (f : nstate -> option positive -> bool) (t : places) : bool :=
  allb (fun e => forallb (fun nc => f (state_at (fst e) (fst nc)) (snd nc)) (PM.elements (snd e))) t.
Definition states_of (l : counting) : list (nstate * option positive) :=
  flat_map (fun e => map (fun nc => (state_at (fst e) (fst nc), snd nc)) (snd e)) l.

(** A table of landings, all that will be asked for: here the place is the letters of
    x and y before, those of the option after its digits, and the carries without them. *)
Section Landings.
Variable landing : nat -> nat -> nat -> nat -> nat -> list carry -> list (option entries).
Variable im : nat -> list nat.
Variable rows : nstate -> list row.
Definition cache : Type := PM.t (list (place * list (option entries))).
Definition landing_at (l : place) : list (option entries) :=
  landing (lc l) (lqx l) (lqy l) (lqz l) (lqw l) (lvs l).
Definition keep (m : cache) (l : place) : cache :=
  match find_place l m with Some _ => m | None => add_place l (landing_at l) m end.
Definition cache_of (ss : list nstate) : cache :=
  fold_left (fun m s => fold_left (fun m r => match r with (cz, cw, _, vs) =>
    keep m (At (sc s) (sqx s) (sqy s) (nx im (sqz s) cz) (nx im (sqw s) cw) vs) end) (rows s) m)
    ss (PM.empty _).
Definition landing_of (m : cache) c qx qy q2 q4 vs : list (option entries) :=
  let l := At c qx qy q2 q4 vs in
  match find_place l m with Some a => a | None => landing_at l end.
End Landings.

(** ** Quotients *)

(** The classes: weights, and successors by the two digits. They are those of the
    first state of the class; the others are compared with it. *)
Definition by_both (digits : nat) (rows : list (nat * nat * option vec)) : list (list vec) :=
  map (fun a =>
    let row := filter (fun e => fst (fst e) =? a) rows in
    map (fun b => match assoc a b row with Some (Some v) => v | _ => [] end)
      (seq 0 digits)) (seq 0 digits).
Definition class_table (digits : nat) (weight : nstate -> nat)
    (next : nstate -> list (nat * nat * option vec)) (l : list (nstate * option positive)) :
    PM.t (nat * list (list vec)) :=
  fold_left (fun Q e =>
    match snd e with
    | None => Q
    | Some c =>
        if PM.mem c Q then Q
        else PM.add c (weight (fst e), by_both digits (next (fst e))) Q
    end) l (PM.empty _).
Definition qwt_of (Q : PM.t (nat * list (list vec))) (q : positive) : nat :=
  match PM.find q Q with Some (w, _) => w | None => 0 end.
Definition qT_of (Q : PM.t (nat * list (list vec))) (q : positive) : list (list vec) :=
  match PM.find q Q with Some (_, rows) => rows | None => [] end.
Definition qE_of (Q : PM.t (nat * list (list vec))) (q : positive) (a b : nat) : vec :=
  nth b (nth a (qT_of Q q) []) [].

(** ** The corner that contains all removed and terminal cells *)

Definition corner_of (R : rules) : Z * Z :=
  let g := match removed R with
           | (S u, S v) => (Z.of_nat u, Z.of_nat v)
           | _ => (-1, -1)%Z
           end in
  let t := match terminal R with
           | Cells [] => (-1, -1)%Z
           | Cells c => (Z.of_nat (maximum (map fst c)), Z.of_nat (maximum (map snd c)))
           | Sum_at_most l => (Z.of_nat l, Z.of_nat l)
           end in
  (Z.max (fst g) (fst t), Z.max (snd g) (snd t)).

(** ** The check *)

(** An automaton of options: what is known of its states, and of its classes. *)
Section Counting.
Variables (im : nat -> list nat) (zero : list Z) (parv : nat -> list Z) (pre : nat -> nat -> list Z).
Variable dead : list Z -> Z -> Z -> nat -> nat -> nat -> nat -> Z -> Z -> verdict.
Variables (cs : list cls) (letters digits : nat) (bs : nat -> nat -> nat -> list bundle).
Variables (ss : list state) (delta : positive -> nat -> nat -> option positive) (acc : positive -> bool).
Variables (k : nat) (l : counting).

(** Its tables: the places, and how all successors of a state are found. *)
Definition known : Type := places * (nstate -> list (nat * nat * option vec)).
Definition known_of : known :=
  let t := place_table l in let sub := sub_of t in
  let reads := reads im delta in
  let reads' := memo_of (memo_table letters reads ss) reads in
  let landing := landing dead cs sub bs in
  let landing' := landing_of landing
    (cache_of landing im (rows zero parv pre cs reads') (map fst (states_of l))) in
  (t, all_nexts im zero parv pre cs reads' bs landing' k).
Definition quotient_of (K : known) : PM.t (nat * list (list vec)) :=
  class_table digits (fun s => fin im cs delta acc s 0 [] [] [] []) (snd K) (states_of l).
Definition counting_ok (K : known) (qwt : positive -> nat) (qE : positive -> nat -> nat -> vec) : bool :=
  all_at (fun s co =>
    (Nat.min k (fin im cs delta acc s 0 [] [] [] []) =? Nat.min k (class_weight qwt co)) &&
    forallb (agree qE co) (snd K s)) (fst K).
End Counting.

Definition check (R : rules) (A : automaton) (h : hints) : bool :=
  let images := substitution A in
  let k := threshold R in
  let mis := misereb R in
  let zero := repeat 0%Z (length images) in
  let pt := par_table zero images in let prt := pre_table zero images in
  let im := image images in let parv := par_of zero pt in let pre := pre_of prt in
  let dead := verdict_of zero parv (low_of (top_of (h_top h))) in
  let cs := classes_of R (fst (h_T h)) (snd (h_T h)) in
  let bounds := corner_of R in
  let m := table (states A) in let delta := delta_of m in let acc := acc_of m in
  let p0 := start A in
  let m2 := table (h_board h) in let delta2 := delta_of m2 in let acc2 := acc_of m2 in
  let digits := maximum (map (@length nat) images) in
  let letters := length images in
  let bs := memo (length cs) (fun c => memo letters (fun qx => memo letters (bundles im pre cs c qx))) in
  let K := known_of im zero parv pre dead cs letters bs (states A) delta k (h_options h) in
  let K2 := known_of im zero parv pre dead cs letters bs (h_board h) delta2 1 (h_all h) in
  let cl := class_at (sub_of (fst K)) in let cl2 := class_at (sub_of (fst K2)) in
  let Q := quotient_of im cs digits delta acc (h_options h) K in
  let qwt := qwt_of Q in let qE := qE_of Q in
  let Q2 := quotient_of im cs digits delta2 acc2 (h_all h) K2 in
  let qwt2 := qwt_of Q2 in let qE2 := qE_of Q2 in
  let quick_delta := memo_of (memo_table digits delta (states A)) delta in
  let quick_delta2 := memo_of (memo_table digits delta2 (h_board h)) delta2 in
  let next := quick_cnexts im zero parv pre (fst bounds) (snd bounds) k (qT_of Q) (qT_of Q2)
    quick_delta quick_delta2 in
  let found :=
    match product_start zero cs (fst bounds) (snd bounds) p0 k cl mis 1%positive cl2 with
    | None => ([], PM.empty _)
    | Some s => explore cstate_key cstate_eqb next (h_fuel h) s
    end in
  rules_ok R (fst (h_T h)) (snd (h_T h)) &&
  numeration_ok images (h_top h) (h_le h) &&
  opt_eqb (delta p0 0 0) (Some p0) &&
  counting_ok im cs delta acc k K qwt qE &&
  (negb mis || counting_ok im cs delta2 acc2 1 K2 qwt2 qE2) &&
  match fst found with [] => true | _ => false end &&
  allb (equation_holds (cell_of R) acc k qwt mis acc2 qwt2) (snd found) &&
  start_ok zero cs (fst bounds) (snd bounds) p0 k cl mis 1%positive cl2
    (mem_of cstate_key cstate_eqb (snd found)).

(** ** How hints are written

    Short words and numbers, for there are many of them. [at_ c qx qy qz qw vs l] is a
    place of the automaton of options; l has two numbers for each state of it: the
    first is four times the state p of the automaton, plus 1 if z < x and 2 if w < y are
    certain; the second is its class, or 1 if it counts nothing. *)
Fixpoint pairs (l : list positive) : list (positive * option positive) :=
  match l with
  | n :: c :: l => (n, match c with xH => None | _ => Some c end) :: pairs l
  | _ => []
  end.
Definition at_ (c qx qy qz qw : nat) (vs : list carry) (l : list positive) :
    place * list (positive * option positive) := (At c qx qy qz qw vs, pairs l).
Definition K (v : list Z) : carry := Carry v.

(** A state of an automaton and its transitions. *)
Definition accepting (p : positive) (rows : list (nat * nat * positive)) : state := (p, (true, rows)).
Definition rejecting (p : positive) (rows : list (nat * nat * positive)) : state := (p, (false, rows)).
Definition goes (a b : nat) (p : positive) : nat * nat * positive := (a, b, p).

(** The accepted positions with x < n and y < n. *)
Definition accepted_below (A : automaton) (n : nat) : list position :=
  filter (fun v => accepts A (fst v) (snd v)) (square n).
