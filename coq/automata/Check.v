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

(** For one automaton of options: its states, each with the class of states that
    count the same, or none if it counts nothing. *)
Definition counting : Type := list (nstate * option positive).

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
Definition nstate_eqb (s t : nstate) : bool :=
  (sc s =? sc t) && Pos.eqb (sp s) (sp t) && (sqx s =? sqx t) && (sqy s =? sqy t) &&
  (sqz s =? sqz t) && (sqw s =? sqw t) && Bool.eqb (sgx s) (sgx t) &&
  Bool.eqb (sgy s) (sgy t) && carries_eqb (svs s) (svs t).
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
Definition put_nat (n : nat) (a : positive) : positive := put (Pos.of_succ_nat n) a.
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
Definition nstate_key (s : nstate) : positive :=
  put (sp s) (put_nat (sc s) (put_bool (sgx s) (put_bool (sgy s)
    (put_nat (sqx s) (put_nat (sqy s) (put_nat (sqz s) (put_nat (sqw s)
      (fold_right put_carry xH (svs s))))))))).
Definition cstate_key (s : cstate) : positive :=
  put_opt (cp s) (put_vec (cvec s) (put_nat (cqx s) (put_nat (cqy s) (put_opt (cb s)
    (put_vec (cvec2 s)
      match ch s with None => xH | Some (v, w) => put_vector v (put_vector w xH) end))))).

(** ** Dead carries: a table of verdicts, each of them computed once *)

Record dkey : Type := DK {
  dv : list Z; da : Z; db : Z; d1 : nat; d2 : nat; d3 : nat; d4 : nat; dlo : Z; dhi : Z
}.
Fixpoint encp (p a : positive) : positive :=
  match p with
  | xH => xO (xO a) | xO p => xO (xI (encp p a)) | xI p => xI (xO (encp p a))
  end.
Definition encz (z : Z) (a : positive) : positive :=
  match z with Z0 => encp 1 a | Zpos p => encp (xO p) a | Zneg p => encp (xI p) a end.
Definition encn (n : nat) (a : positive) : positive := encp (Pos.of_succ_nat n) a.
Definition enc_key v a b q1 q2 q3 q4 lo hi : positive :=
  encz a (encz b (encz lo (encz hi
    (encn q1 (encn q2 (encn q3 (encn q4 (fold_right encz xH v)))))))).
Definition verdicts : Type := PM.t (dkey * verdict).
Definition dkey_eqb k v a b q1 q2 q3 q4 lo hi : bool :=
  zeqb (dv k) v && Z.eqb (da k) a && Z.eqb (db k) b && (d1 k =? q1) && (d2 k =? q2) &&
  (d3 k =? q3) && (d4 k =? q4) && Z.eqb (dlo k) lo && Z.eqb (dhi k) hi.
Definition dead_of (m : verdicts) v a b q1 q2 q3 q4 lo hi : verdict :=
  match PM.find (enc_key v a b q1 q2 q3 q4 lo hi) m with
  | Some (k, r) => if dkey_eqb k v a b q1 q2 q3 q4 lo hi then r else Alive
  | None => Alive
  end.

Section Verdict.
Variable zero : list Z.
Variable parv : nat -> list Z.
Variable lowb : list Z -> list Z.
Definition surely_high v a b q1 q2 q3 q4 lo hi : bool :=
  above zero parv lowb v a b q1 q2 q3 q4 (Z.max hi (lo - 1)).
Definition surely_low v a b q1 q2 q3 q4 lo : bool :=
  below zero parv lowb v a b q1 q2 q3 q4 lo.
Definition verdict_of v a b q1 q2 q3 q4 lo hi : verdict :=
  if surely_high v a b q1 q2 q3 q4 lo hi then Dead_high
  else if surely_low v a b q1 q2 q3 q4 lo then Dead_low else Alive.
Definition entry_ok (e : dkey * verdict) : bool :=
  let k := fst e in
  match snd e with
  | Alive => true
  | Dead_high => surely_high (dv k) (da k) (db k) (d1 k) (d2 k) (d3 k) (d4 k) (dlo k) (dhi k)
  | Dead_low => surely_low (dv k) (da k) (db k) (d1 k) (d2 k) (d3 k) (d4 k) (dlo k)
  end.

(** Filling the table with all carries that will be asked for. What a carry is when
    the digits of the option have been read, and those of x and y not, is found first,
    and what the latter may add to it: there are few of both. *)
Variable im : nat -> list nat.
Variable pre : nat -> nat -> list Z.
Definition range (q : nat) : list nat := seq 0 (deg im q).
Definition add_verdict (k : dkey) (m : verdicts) : verdicts :=
  let key := enc_key (dv k) (da k) (db k) (d1 k) (d2 k) (d3 k) (d4 k) (dlo k) (dhi k) in
  match PM.find key m with
  | Some _ => m
  | None => PM.add key
      (k, verdict_of (dv k) (da k) (db k) (d1 k) (d2 k) (d3 k) (d4 k) (dlo k) (dhi k)) m
  end.
Definition rises (f : form) (qx qy : nat) : list (list Z * nat * nat) :=
  map snd (PM.elements (fold_left (fun m cx => fold_left (fun m cy =>
    let v := vadd (vscale (fa f) (pre qx cx)) (vscale (fb f) (pre qy cy)) in
    let q1 := nx im qx cx in let q3 := nx im qy cy in
    PM.add (enc_key v 0 0 q1 0 q3 0 0 0) (v, q1, q3) m) (range qy) m) (range qx) (PM.empty _))).
Definition fill1 (f : form) (rs : list (list Z * nat * nat)) (m : verdicts) (k : dkey) : verdicts :=
  fold_left (fun m r => match r with (v, q1, q3) =>
    add_verdict (DK (vadd (dv k) v) (fa f) (fb f) q1 (d2 k) q3 (d4 k) (flo f) (fhi f)) m end) rs m.

(** [d1] and [d3] are the letters of x and y before, [d2] and [d4] those of the option after. *)
Definition read1 (s : nstate) (cz cw : nat) (lows : PM.t (form * dkey)) (fv : form * carry) :
    PM.t (form * dkey) :=
  let f := fst fv in
  match snd fv with
  | Carry v =>
    let low := vadd v (vneg (vadd (vscale (fa f) (pre (sqz s) cz)) (vscale (fb f) (pre (sqw s) cw)))) in
    let q2 := nx im (sqz s) cz in let q4 := nx im (sqw s) cw in
    let key := enc_key low (fa f) (fb f) (sqx s) q2 (sqy s) q4 (flo f) (fhi f) in
    match PM.find key lows with
    | Some _ => lows
    | None => PM.add key (f, DK low (fa f) (fb f) (sqx s) q2 (sqy s) q4 (flo f) (fhi f)) lows
    end
  | _ => lows
  end.
Definition lows_of (cs : list cls) (delta : positive -> nat -> nat -> option positive)
    (lows : PM.t (form * dkey)) (s : nstate) : PM.t (form * dkey) :=
  match filter (fun fv => match snd fv with Carry _ => (fq (fst fv) =? 0)%Z | _ => false end)
               (combine (forms (class cs (sc s))) (map (shifted zero parv) (svs s))) with
  | [] => lows
  | fvs => fold_left (fun lows r =>
             fold_left (read1 s (fst (fst r)) (snd (fst r))) fvs lows) (reads im delta (sp s) (sqz s) (sqw s)) lows
  end.
(** Those of one form and equal letters of x and y meet the same rises. *)
Definition by_rises (g : PM.t (form * nat * nat * list dkey)) (l : positive * (form * dkey)) :
    PM.t (form * nat * nat * list dkey) :=
  match l with (_, (f, k)) =>
    let key := enc_key [] (fa f) (fb f) (d1 k) 0 (d3 k) 0 (flo f) (fhi f) in
    PM.add key (f, d1 k, d3 k, k :: match PM.find key g with Some (_, _, _, ks) => ks | None => [] end) g
  end.
Definition fill (cs : list cls) (delta : positive -> nat -> nat -> option positive)
    (ss : list nstate) (m : verdicts) : verdicts :=
  let lows := fold_left (lows_of cs delta) ss (PM.empty _) in
  fold_left (fun m g => match g with (_, (f, qx, qy, ks)) => fold_left (fill1 f (rises f qx qy)) ks m end)
    (PM.elements (fold_left by_rises (PM.elements lows) (PM.empty _))) m.
End Verdict.

(** ** Quotients *)

(** The classes: weights, and successors by the two digits. They are those of the
    first state of the class; the others are compared with it. *)
Definition by_both (digits : nat) (rows : list (nat * nat * option vec)) : list (list vec) :=
  map (fun a =>
    let row := filter (fun e => fst (fst e) =? a) rows in
    map (fun b => match assoc a b row with Some (Some v) => v | _ => [] end)
      (seq 0 digits)) (seq 0 digits).
Definition class_table (digits : nat) (weight : nstate -> nat)
    (next : nstate -> list (nat * nat * option vec)) (l : counting) : PM.t (nat * list (list vec)) :=
  fold_left (fun Q e =>
    match snd e with
    | None => Q
    | Some c =>
        if PM.mem c Q then Q
        else PM.add c (weight (fst e), by_both digits (next (fst e))) Q
    end) l (PM.empty _).
Definition qwt_of (Q : PM.t (nat * list (list vec))) (q : positive) : nat :=
  match PM.find q Q with Some (w, _) => w | None => 0 end.
Definition qE_of (Q : PM.t (nat * list (list vec))) (q : positive) (a b : nat) : vec :=
  match PM.find q Q with Some (_, rows) => nth b (nth a rows []) [] | None => [] end.
Definition state_table (l : counting) : PM.t counting :=
  fold_left (fun t e => addb (nstate_key (fst e)) e t) l (PM.empty _).
Definition class_in (TM : PM.t counting) (s : nstate) :
    option (option positive) :=
  match findb (nstate_key s) (fun e => nstate_eqb s (fst e)) TM with
  | Some e => Some (snd e)
  | None => None
  end.

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

Definition check (R : rules) (A : automaton) (h : hints) : bool :=
  let images := substitution A in
  let k := threshold R in
  let mis := misereb R in
  let zero := repeat 0%Z (length images) in
  let pt := par_table zero images in let prt := pre_table zero images in
  let im := image images in let parv := par_of zero pt in let pre := pre_of prt in
  let lowb := low_of (top_of (h_top h)) in
  let cs := classes_of R (fst (h_T h)) (snd (h_T h)) in
  let bounds := corner_of R in
  let m := table (states A) in let delta := delta_of m in let acc := acc_of m in
  let p0 := start A in
  let m2 := table (h_board h) in let delta2 := delta_of m2 in let acc2 := acc_of m2 in
  let filled := fill zero parv lowb im pre cs delta (map fst (h_options h)) (PM.empty _) in
  let filled := fill zero parv lowb im pre cs delta2 (map fst (h_all h)) filled in
  let dead := dead_of filled in
  let digits := maximum (map (@length nat) images) in
  let letters := length images in
  let bs := memo (length cs) (fun c => memo letters (fun qx => memo letters (bundles im pre cs c qx))) in
  let TM := state_table (h_options h) in let cl := class_in TM in
  let TM2 := state_table (h_all h) in let cl2 := class_in TM2 in
  let Q := class_table digits (fun s => fin im cs delta acc s 0 [] [] [] [])
    (all_nexts im zero parv pre dead cs (reads im delta) k cl bs) (h_options h) in
  let qwt := qwt_of Q in let qE := qE_of Q in
  let Q2 := class_table digits (fun s => fin im cs delta2 acc2 s 0 [] [] [] [])
    (all_nexts im zero parv pre dead cs (reads im delta2) 1 cl2 bs) (h_all h) in
  let qwt2 := qwt_of Q2 in let qE2 := qE_of Q2 in
  let next := cnexts im zero parv pre (fst bounds) (snd bounds) delta k qE delta2 qE2 in
  let found :=
    match product_start zero cs (fst bounds) (snd bounds) p0 k cl mis 1%positive cl2 with
    | None => ([], PM.empty _)
    | Some s => explore cstate_key cstate_eqb next (h_fuel h) s
    end in
  rules_ok R (fst (h_T h)) (snd (h_T h)) &&
  numeration_ok images (h_top h) (h_le h) &&
  opt_eqb (delta p0 0 0) (Some p0) &&
  allb (fun e => quick_ok im zero parv pre dead cs delta (reads im delta) acc k qwt qE cl bs (fst e) (snd e)) TM &&
  (negb mis ||
   allb (fun e => quick_ok im zero parv pre dead cs delta2 (reads im delta2) acc2 1 qwt2 qE2 cl2 bs (fst e) (snd e)) TM2) &&
  match fst found with [] => true | _ => false end &&
  allb (equation_holds (cell_of R) acc k qwt mis acc2 qwt2) (snd found) &&
  start_ok zero cs (fst bounds) (snd bounds) p0 k cl mis 1%positive cl2
    (mem_of cstate_key cstate_eqb (snd found)).

(** ** How hints are written

    Short words, for there are many of them. [on c p qx qy qz qw f vs n] is a state
    of the automaton of options that counts the same as class n; [off ...] counts
    nothing; the flags f are 1 for z < x plus 2 for w < y. *)
Definition state_of (c : nat) (p : positive) (qx qy qz qw f : nat) (vs : list carry) : nstate :=
  NS c p qx qy qz qw (Nat.odd f) (2 <=? f) vs.
Definition on (c : nat) (p : positive) (qx qy qz qw f : nat) (vs : list carry) (n : positive) :
    nstate * option positive := (state_of c p qx qy qz qw f vs, Some n).
Definition off (c : nat) (p : positive) (qx qy qz qw f : nat) (vs : list carry) :
    nstate * option positive := (state_of c p qx qy qz qw f vs, None).
Definition K (v : list Z) : carry := Carry v.

(** A state of an automaton and its transitions. *)
Definition accepting (p : positive) (rows : list (nat * nat * positive)) : state := (p, (true, rows)).
Definition rejecting (p : positive) (rows : list (nat * nat * positive)) : state := (p, (false, rows)).
Definition goes (a b : nat) (p : positive) : nat * nat * positive := (a, b, p).

(** The accepted positions with x < n and y < n. *)
Definition accepted_below (A : automaton) (n : nat) : list position :=
  filter (fun v => accepts A (fst v) (snd v)) (square n).
