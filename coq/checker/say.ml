(* From the manifest to what the check is asked, and from what it has proved to a sentence. Trusted: that a game and a
   claim of the manifest are the data that they should be, and that the sentence says what was proved. *)
open Board_check
open Json

exception Rejected of string

let expect condition what = if not condition then raise (Rejected ("manifest.json: expected " ^ what ^ "."))

(* --- numbers --- *)

let rec positive n = if n = 1 then XH else if n land 1 = 0 then XO (positive (n lsr 1)) else XI (positive (n lsr 1))
let number n = if n = 0 then N0 else Npos (positive n)
let rec int_of_positive = function XH -> 1 | XO p -> 2 * int_of_positive p | XI p -> (2 * int_of_positive p) + 1
let int_of = function N0 -> 0 | Npos p -> int_of_positive p

(* --- reading --- *)

let largest = 10_000_000

let whole least what = function
  | Int n when least <= n && n <= largest -> n
  | _ -> expect false (what ^ ", a whole number from " ^ string_of_int least); 0

let fields what required optional = function
  | Object l ->
      List.iter (fun (k, _) -> expect (List.mem k required || List.mem k optional) (what ^ " without the key " ^ k)) l;
      List.iter (fun k -> expect (List.mem_assoc k l) (what ^ " with the key " ^ k)) required;
      l
  | _ -> expect false what; []

let list what = function List l -> l | _ -> expect false (what ^ ", a list"); []
let get key default l = match List.assoc_opt key l with Some v -> v | None -> default

let pair what = function
  | List [ a; b ] -> (whole 0 what a, whole 0 what b)
  | _ -> expect false (what ^ ", a pair of numbers"); (0, 0)

let numbers (a, b) = (number a, number b)

let part data =
  let kind = match data with Object l -> get "type" Null l | _ -> Null in
  match kind with
  | String "rook" ->
      let l = fields "a rook" [ "type" ] [ "modulus"; "residues" ] data in
      let q = whole 1 "a modulus" (get "modulus" (Int 1) l) in
      let r = List.map (whole 0 "a residue") (list "residues" (get "residues" (List [ Int 0 ]) l)) in
      expect (r <> [] && List.for_all (fun c -> c < q) r) "residues below the modulus";
      NRook (number q, List.map number (List.sort_uniq compare r))
  | String "bishop" ->
      let l = fields "a bishop" [ "type" ] [ "width"; "step" ] data in
      NBishop (number (whole 1 "a width" (get "width" (Int 1) l)), number (whole 1 "a step" (get "step" (Int 1) l)))
  | String "vectors" ->
      let l = fields "vectors" [ "type"; "vectors" ] [ "multiples" ] data in
      let vs = List.sort_uniq compare (List.map (pair "a vector") (list "vectors" (List.assoc "vectors" l))) in
      expect (vs <> [] && not (List.mem (0, 0) vs)) "vectors, none of them (0, 0)";
      let vs = List.map numbers vs in
      (match get "multiples" (Bool false) l with
      | Bool true -> NMultiples vs
      | Bool false -> NVectors vs
      | _ -> expect false "multiples, true or false"; NVectors vs)
  | String "bound" ->
      let l = fields "a bound" [ "type"; "slope"; "offset" ] [] data in
      let s = whole 1 "a slope" (List.assoc "slope" l) and t = whole 0 "an offset" (List.assoc "offset" l) in
      expect (s > 1 || t > 0) "a bound with moves";
      NBound (number s, number t)
  | _ -> expect false "a part of the type rook, bishop, vectors or bound"; NVectors []

let rules data =
  let l = fields "a game" [ "moves" ] [ "block"; "removed"; "ending"; "terminal" ] data in
  let moves = List.sort_uniq compare (List.map part (list "moves" (List.assoc "moves" l))) in
  expect (moves <> [] && List.length moves <= 64) "between 1 and 64 parts";
  let kind, blocks =
    match List.assoc_opt "block" l with
    | None -> (NAny, 0)
    | Some b ->
        let b = fields "a block" [ "at_most"; "kind" ] [ "l" ] b in
        let k = whole 0 "at_most" (List.assoc "at_most" b) and length = whole 1 "l" (get "l" (Int 1) b) in
        let kind =
          match List.assoc "kind" b with
          | String "roob" -> NRoob (number length)
          | String "bishop" -> NBishop_type
          | String "any" -> NAny
          | _ -> expect false "the kind roob, bishop or any"; NAny in
        expect (length = 1 || List.assoc "kind" b = String "roob") "l of the kind roob only";
        if k = 0 then (NAny, 0) else (kind, k) in
  let u, v =
    match List.assoc_opt "removed" l with
    | None | Some Null | Some (List []) -> (0, 0)
    | Some r -> pair "removed" r in
  let u, v = if u > 0 && v > 0 then (u, v) else (0, 0) in
  let terminal =
    match get "terminal" (List []) l with
    | Int n -> NSum_at_most (number (whole 0 "terminal" (Int n)))
    | List c ->
        let c = List.sort_uniq compare (List.map (pair "a terminal position") c) in
        NCells (List.map numbers (List.filter (fun (x, y) -> not (x < u && y < v)) c))
    | _ -> expect false "terminal positions"; NCells [] in
  let ends =
    match get "ending" (String "normal") l with
    | String "normal" -> Normal
    | String "misere" -> Misere
    | _ -> expect false "the ending normal or misere"; Normal in
  { n_moves = moves; n_kind = kind; n_number = number blocks; n_removed = numbers (u, v); n_terminal = terminal;
    n_ends = ends }

let games = function
  | Object [ ("choice", List l) ] when l <> [] -> NChoice (List.map rules l)
  | data -> NOne (rules data)

let claims (width, height) = function
  | Object [ ("listed", List l) ] ->
      let l = List.map (pair "a listed position") l in
      expect (List.for_all (fun (x, y) -> x < width && y < height) l) "listed positions on the board";
      expect (List.length (List.sort_uniq compare l) = List.length l) "each listed position once";
      NExplicit (NListed (List.map numbers l))
  | Object [ ("beatty", b) ] ->
      let b = fields "a Beatty claim" [ "m"; "p" ] [ "l" ] b in
      let m = whole 1 "m" (List.assoc "m" b) and p = whole 1 "p" (List.assoc "p" b) in
      let l = Option.map (whole 0 "l") (List.assoc_opt "l" b) in
      expect (match l with Some l -> l < p | None -> true) "l below p";
      NExplicit (NBeatty (number m, number p, Option.map number l))
  | Object [ ("same_as", g) ] -> NSame_as (games g)
  | _ -> expect false "a claim with one of the keys beatty, listed, same_as"; NExplicit (NListed [])

(* --- saying --- *)

let say_pair (a, b) = List [ Int (int_of a); Int (int_of b) ]
let say_int n = Int (int_of n)

let say_part = function
  | NRook (q, r) -> Object [ ("type", String "rook"); ("modulus", say_int q); ("residues", List (List.map say_int r)) ]
  | NBishop (w, s) -> Object [ ("type", String "bishop"); ("width", say_int w); ("step", say_int s) ]
  | NVectors vs ->
      Object [ ("type", String "vectors"); ("vectors", List (List.map say_pair vs)); ("multiples", Bool false) ]
  | NMultiples vs ->
      Object [ ("type", String "vectors"); ("vectors", List (List.map say_pair vs)); ("multiples", Bool true) ]
  | NBound (s, t) -> Object [ ("type", String "bound"); ("slope", say_int s); ("offset", say_int t) ]

let say_rules r =
  let block kind more = [ ("block", Object (("at_most", say_int r.n_number) :: ("kind", String kind) :: more)) ] in
  Object
    (("moves", List (List.map say_part r.n_moves))
     :: (if r.n_number = N0 then []
         else match r.n_kind with
           | NRoob l -> block "roob" [ ("l", say_int l) ]
           | NBishop_type -> block "bishop" []
           | NAny -> block "any" [])
    @ (if r.n_removed = (N0, N0) then [] else [ ("removed", say_pair r.n_removed) ])
    @ (match r.n_ends with Normal -> [] | Misere -> [ ("ending", String "misere") ])
    @ match r.n_terminal with
      | NCells [] -> []
      | NCells c -> [ ("terminal", List (List.map say_pair c)) ]
      | NSum_at_most l -> [ ("terminal", say_int l) ])

let say_games = function
  | NOne r -> say_rules r
  | NChoice rs -> Object [ ("choice", List (List.map say_rules rs)) ]

let say_claims = function
  | NExplicit (NListed l) -> Object [ ("listed", List (List.map say_pair l)) ]
  | NExplicit (NBeatty (m, p, l)) ->
      let l = match l with Some l -> [ ("l", say_int l) ] | None -> [] in
      Object [ ("beatty", Object (("m", say_int m) :: ("p", say_int p) :: l)) ]
  | NSame_as g -> Object [ ("same_as", say_games g) ]

(* What was proved, whatever the manifest says. *)
let sentence f =
  let game = print (say_games f.f_games) and claim = print (say_claims f.f_claims) in
  match f.f_question with
  | Wrong_at (x, y) ->
      Printf.sprintf "the claim %s is wrong at (%d, %d) about the P-positions of the game %s." claim (int_of x) (int_of y)
        game
  | Right_in (first, last) ->
      let a = int_of first and b = int_of last and h = int_of f.f_height in
      if a = 0 then
        Printf.sprintf "on the %d x %d board the P-positions of the game %s are exactly those of the claim %s." b h game claim
      else
        Printf.sprintf
          "in the rows %d to %d, columns 0 to %d, the P-positions of the game %s are exactly those of the claim %s, if they \
           are in the rows before." a (b - 1) (h - 1) game claim

let rows_sentence f =
  match f.f_question with
  | Right_in (_, rows) ->
      Printf.sprintf
        "the P-positions of the game %s in the first %d rows of the infinite board are exactly those of the claim %s."
        (print (say_games f.f_games)) (int_of rows) (print (say_claims f.f_claims))
  | Wrong_at _ -> "nothing."
