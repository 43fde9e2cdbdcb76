(* Formula and proof, read to the letter of the format. Not trusted: what is read wrongly can make a good certificate be
   rejected, but the theorem holds for whatever clauses and steps the check is given. *)
open Board_check

exception Rejected of string

let reject file line what = raise (Rejected (Printf.sprintf "%s, line %d: expected %s." file line what))

(* --- numbers, shared --- *)

let table = ref [| XH; XH |]

(* The numbers up to n, each made of a smaller one. *)
let grow n =
  let old = Array.length !table in
  if n >= old then begin
    let t = Array.make (max (n + 1) (2 * old)) XH in
    Array.blit !table 0 t 0 old;
    for i = old to Array.length t - 1 do
      t.(i) <- (if i land 1 = 0 then XO t.(i / 2) else XI t.(i / 2))
    done;
    table := t
  end

let share n = if n < Array.length !table then !table.(n) else Say.positive n

(* --- lines of numbers --- *)

type reader = { text : string; file : string; mutable at : int; mutable line : int }

let most = 0x7FFFFFFF

(* One number and the character after it; None if it is not written in the one way that the format allows. *)
let next r =
  let s = r.text and n = String.length r.text in
  let negative = r.at < n && String.unsafe_get s r.at = '-' in
  let start = if negative then r.at + 1 else r.at in
  let i = ref start and value = ref 0 in
  while
    !i < n && !i - start < 11
    && match String.unsafe_get s !i with '0' .. '9' as c -> value := (10 * !value) + Char.code c - 48; true | _ -> false
  do incr i done;
  if !i = start || !i >= n || !value > most then None
  else if String.unsafe_get s start = '0' && (!i > start + 1 || negative) then None
  else begin
    let after = String.unsafe_get s !i in
    if after <> ' ' && after <> '\n' then None
    else begin r.at <- !i + 1; Some ((if negative then - !value else !value), after) end
  end

let buffer = ref (Array.make 1024 0)

(* The numbers of a line into the buffer: how many. *)
let line_of r what =
  let rec go k =
    match next r with
    | None -> reject r.file r.line what
    | Some (v, after) ->
        if k >= Array.length !buffer then begin
          let b = Array.make (2 * k) 0 in
          Array.blit !buffer 0 b 0 k;
          buffer := b
        end;
        !buffer.(k) <- v;
        if after = '\n' then k + 1 else go (k + 1) in
  let k = go 0 in
  r.line <- r.line + 1;
  k

(* --- literals --- *)

type shape = { height : int; cells : int; variables : int; seen : int array; positives : literal array; negatives : literal array }

let nothing = Counter (true, XH)

let shape height cells variables =
  grow (max height ((cells / height) + 1));
  { height; cells; variables; seen = Array.make (variables + 1) 0;
    positives = Array.make (variables + 1) nothing; negatives = Array.make (variables + 1) nothing }

let literal s v =
  let made = if v > 0 then s.positives else s.negatives and a = abs v in
  if made.(a) == nothing then
    made.(a) <-
      (if a > s.cells then Counter (v > 0, Say.positive (a - s.cells))
       else At (v > 0, share (((a - 1) / s.height) + 1), share (((a - 1) mod s.height) + 1)));
  made.(a)

(* Distinct variables in range? *)
let distinct s stamp first last =
  let ok = ref true in
  for k = first to last do
    let a = abs !buffer.(k) in
    if a = 0 || a > s.variables || s.seen.(a) = stamp then ok := false else s.seen.(a) <- stamp
  done;
  !ok

(* --- the formula --- *)

let rec in_order s k acc = if k < 0 then acc else in_order s (k - 1) (literal s !buffer.(k) :: acc)

(* The clause with its first literal first and the others in the order in which the audit lists options: backwards. *)
let clause s count =
  if count = 0 then []
  else begin
    let sorted = ref true in
    for k = 2 to count - 1 do if !buffer.(k - 1) > !buffer.(k) then sorted := false done;
    if not !sorted then begin
      let rest = Array.sub !buffer 1 (count - 1) in
      Array.sort compare rest;
      Array.blit rest 0 !buffer 1 (count - 1)
    end;
    let rec others k acc = if k >= count then acc else others (k + 1) (literal s !buffer.(k) :: acc) in
    literal s !buffer.(0) :: others 1 []
  end

(* All clauses but the last, the last, and for each counter the positive variables that it implies. *)
let formula text s clauses header =
  let file = "formula.cnf" in
  let size = String.length header in
  if String.length text < size || String.sub text 0 size <> header then
    reject file 1 "the header \"p cnf VARIABLES CLAUSES\" with the numbers of the manifest";
  let r = { text; file; at = size; line = 2 } in
  let implied = Hashtbl.create 16 in
  let rec go place acc =
    if r.at >= String.length text then reject file r.line "as many clauses as the header announces";
    let k = line_of r "a clause: numbers separated by single spaces, the last one 0, no other 0" in
    let bad what = reject file (r.line - 1) what in
    if !buffer.(k - 1) <> 0 then bad "a clause that ends with 0";
    if not (distinct s place 0 (k - 2)) then bad "literals of distinct variables of this board";
    if place = clauses then (List.rev acc, in_order s (k - 2) [])
    else begin
      let largest = ref 0 in
      for j = 0 to k - 2 do if abs !buffer.(j) > abs !largest then largest := !buffer.(j) done;
      if !largest < -s.cells then
        for j = 0 to k - 2 do if !buffer.(j) > 0 then Hashtbl.add implied (- !largest) !buffer.(j) done;
      go (place + 1) (clause s (k - 1) :: acc)
    end in
  let found, last = go 1 [] in
  if r.at < String.length text then reject file r.line "the end of the file after the announced clauses";
  (found, last, implied)

(* --- the proof --- *)

let proof text s clauses =
  let file = "proof.lrat" in
  grow (clauses + 2);
  let r = { text; file; at = 0; line = 1 } in
  let stamp = ref (clauses + 1) and newest = ref clauses in
  let known = Hashtbl.create 16 in
  let rec go acc =
    if r.at >= String.length text then reject file r.line "a step that derives the empty clause";
    let k = line_of r "a proof step \"id literals 0 hints 0\" of numbers separated by single spaces" in
    let bad what = reject file (r.line - 1) what in
    let middle = ref 1 in
    while !middle < k && !buffer.(!middle) <> 0 do incr middle done;
    if !middle >= k - 1 || !buffer.(k - 1) <> 0 then bad "a proof step \"id literals 0 hints 0\"";
    for j = !middle + 1 to k - 2 do if !buffer.(j) <= 0 then bad "hints, positive" done;
    let id = !buffer.(0) in
    if id <= !newest || id > most - 1 then bad "an id greater than all before";
    incr stamp;
    if not (distinct s !stamp 1 (!middle - 1)) then bad "literals of distinct variables of the formula";
    let rec hints j acc =
      if j <= !middle then acc
      else begin
        let h = !buffer.(j) in
        if h > clauses && not (Hashtbl.mem known h) then bad "hints that name earlier clauses";
        hints (j - 1) (share h :: acc)
      end in
    let rec literals j acc = if j < 1 then acc else literals (j - 1) (literal s !buffer.(j) :: acc) in
    let step = { name = share id; lemma = literals (!middle - 1) []; hints = hints (k - 2) [] } in
    newest := id;
    Hashtbl.replace known id ();
    if step.lemma = [] then List.rev (step :: acc) else go (step :: acc) in
  let steps = go [] in
  if r.at < String.length text then reject file r.line "the end of the file after the empty clause";
  steps

(* --- counters --- *)

module Ints = Set.Make (Int)

(* What each counter means: the union of what the variables mean that it implies, and a threshold. *)
let meanings s implied blocks removed =
  let sets = Hashtbl.create 16 in
  let set v =
    if v > s.cells then (match Hashtbl.find_opt sets v with Some x -> x | None -> Ints.empty)
    else if removed ((v - 1) / s.height) ((v - 1) mod s.height) then Ints.empty
    else Ints.singleton v in
  let cell v = (share (((v - 1) / s.height) + 1), share (((v - 1) mod s.height) + 1)) in
  let next = ref (s.cells + 1) and found = ref PositiveMap.empty in
  List.iter
    (fun (count, threshold) ->
      for c = !next to !next + count - 1 do
        let x = List.fold_left (fun x v -> Ints.union x (set v)) Ints.empty (Hashtbl.find_all implied c) in
        Hashtbl.replace sets c x;
        found := PositiveMap.add (Say.positive (c - s.cells)) (List.map cell (Ints.elements x), Say.number threshold) !found
      done;
      next := !next + count)
    blocks;
  !found
