(* wythoff-check DIR: does the folder prove what its manifest says? Exit 0 accepted, 1 rejected, 2 unreadable.

   The answer is that of [judge] and [judge_rows], which are proved sound (coq/board/Parts.v, Rows.v).
   wythoff-check --rules SIDE < GAMES says what the definitions of Coq make of games, for comparison. *)
open Board_check
open Json

exception Unreadable of string

let expect = Say.expect

let contents folder name =
  let path = Filename.concat folder name in
  let regular = try (Unix.lstat path).Unix.st_kind = Unix.S_REG with Unix.Unix_error _ -> false in
  if not regular then raise (Unreadable (name ^ " is not a regular file."));
  let channel = open_in_bin path in
  Fun.protect ~finally:(fun () -> close_in channel) (fun () -> really_input_string channel (in_channel_length channel))

let data folder name =
  match parse (contents folder name) with
  | Object l -> l
  | _ -> raise (Say.Rejected (name ^ ": expected one JSON object."))

let common = [ "format"; "version"; "verdict"; "game"; "claim"; "board"; "made_by" ]
let own = [ "encoding"; "numbering"; "sizes"; "sha256" ]
let optional = [ "rows"; "counterexample"; "counters" ]

let pair_of what l key = Say.pair what (List.assoc key l)

let question l (width, _) =
  match List.assoc "verdict" l with
  | String "VERIFIED" ->
      let first, last = if List.mem_assoc "rows" l then pair_of "rows" l "rows" else (0, width) in
      expect (first < last && last <= width) "rows of the board";
      expect (not (List.mem_assoc "counterexample" l)) "no counterexample";
      Right_in (Say.number first, Say.number last)
  | String "REFUTED" ->
      expect (List.mem_assoc "counterexample" l && not (List.mem_assoc "rows" l)) "a counterexample, no rows";
      let x, y = pair_of "a counterexample" l "counterexample" in
      expect (x < width) "a counterexample on the board";
      Wrong_at (Say.number x, Say.number y)
  | _ -> expect false "the verdict VERIFIED or REFUTED"; Wrong_at (N0, N0)

(* A certificate without parts, read when it is asked for. *)
let leaf folder l ((width, height) as board) () =
  let rules = match Say.games (List.assoc "game" l) with NOne r -> r | NChoice _ -> expect false "parts for a choice"; assert false in
  let claim = match Say.claims board (List.assoc "claim" l) with NExplicit c -> c | NSame_as _ -> expect false "parts for same_as"; assert false in
  let asked = question l board in
  (match asked with Wrong_at (_, y) -> expect (Say.int_of y < height) "a counterexample on the board" | Right_in _ -> ());
  expect (List.assoc "numbering" l = String "1 + x * height + y") "the numbering 1 + x * height + y";
  let sizes = Say.fields "sizes" [ "variables"; "clauses"; "formula.cnf"; "proof.lrat" ] [] (List.assoc "sizes" l) in
  let announced key = match List.assoc key sizes with Int n when n >= 0 && n <= Evidence.most -> n | _ -> expect false ("the size " ^ key); 0 in
  let clauses = announced "clauses" and variables = announced "variables" in
  let text = contents folder "formula.cnf" in
  expect (clauses >= 1 && clauses <= String.length text / 2) "clauses that the formula has room for";
  let last = match asked with Right_in (_, last) -> Say.int_of last | Wrong_at (x, _) -> Say.int_of x + 1 in
  let room = 4_000_000 + (64 * String.length text) in
  expect (height >= 1 && last * height <= room) "a formula large enough for so many cells";
  let ladder =
    match List.assoc "encoding" l with
    | String "core" -> expect (not (List.mem_assoc "counters" l)) "counters for ladders only"; None
    | String "ladder" ->
        expect (List.mem_assoc "counters" l && not (List.mem_assoc "rows" l)) "counters, no rows";
        (match asked with Right_in _ -> () | Wrong_at _ -> expect false "ladders for a verification");
        Some (List.map (Say.pair "a block of counters") (Say.list "counters" (List.assoc "counters" l)))
    | _ -> expect false "the encoding core or ladder"; None in
  let cells = last * height in
  let total = match ladder with None -> cells | Some b -> List.fold_left (fun t (n, _) -> t + n) cells b in
  expect (total <= room && (ladder = None || total = variables)) "counters that account for all variables";
  let header_rows = match asked with Right_in _ -> last | Wrong_at _ -> width in
  let announced_variables = if ladder = None then header_rows * height else variables in
  let shape = Evidence.shape height cells total in
  let header = Printf.sprintf "p cnf %d %d\n" announced_variables clauses in
  let formula, last_clause, implied = Evidence.formula text shape clauses header in
  let steps = Evidence.proof (contents folder "proof.lrat") shape clauses in
  let u, v = rules.n_removed in
  let u = Say.int_of u and v = Say.int_of v in
  let counters =
    Option.map (fun blocks -> Evidence.meanings shape implied blocks (fun x y -> x < u && y < v)) ladder in
  { l_rules = rules; l_claim = claim; l_height = Say.number height; l_question = asked; l_counters = counters;
    l_formula = formula; l_last = last_clause; l_steps = steps }

let rec certificate folder depth =
  let l = data folder "manifest.json" in
  let parts = List.mem_assoc "parts" l in
  let l = Say.fields "a manifest" (common @ if parts then [ "parts" ] else own) optional (Object l) in
  expect (List.assoc "format" l = String "wythoff-certificate" && List.assoc "version" l = Int 1) "the format, version 1";
  let board = pair_of "the board" l "board" in
  if not parts then Alone (leaf folder l board)
  else begin
    expect (depth < 3 && not (List.mem_assoc "rows" l)) "parts nested at most 3 deep, without rows";
    let p = Say.fields "parts" [ "rule"; "count" ] [ "why" ] (List.assoc "parts" l) in
    let rule =
      match List.assoc "rule" p with
      | String "strips" -> Strips
      | String "choice" -> By_choice
      | String "same_as" -> By_sets
      | _ -> expect false "the rule strips, choice or same_as"; Strips in
    let count = Say.whole 1 "the number of parts" (List.assoc "count" p) in
    let whole =
      { f_games = Say.games (List.assoc "game" l); f_claims = Say.claims board (List.assoc "claim" l);
        f_height = Say.number (snd board); f_question = question l board } in
    let inside k =
      let part = Filename.concat folder ("part-" ^ string_of_int k) in
      (match Unix.lstat part with
      | { Unix.st_kind = Unix.S_DIR; _ } -> ()
      | _ | (exception Unix.Unix_error _) -> raise (Unreadable (Filename.basename part ^ " is not a folder.")));
      certificate part (depth + 1) in
    expect (count <= 10_000) "at most 10000 parts";
    Composed (whole, rule, List.init count (fun k -> inside (k + 1)))
  end

(* --- complete rows --- *)

let rec gcd a b = if b = 0 then a else gcd b (a mod b)

let closings folder =
  let l = Say.fields "closing.json" [ "format"; "game"; "rows" ] [] (Object (data folder "closing.json")) in
  expect (List.assoc "format" l = String "wythoff row closing") "the format wythoff row closing";
  let game = Say.rules (List.assoc "game" l) in
  let modulus = function
    | NRook (q, _) -> [ Say.int_of q ]
    | NMultiples vs -> List.filter_map (fun (i, j) -> if i = N0 then Some (Say.int_of j) else None) vs
    | _ -> [] in
  let lcm a b =
    let c = a / gcd a b * b in
    expect (c <= 10_000) "lengths along a row that repeat after at most 10000"; c in
  let period = List.fold_left lcm 1 (List.concat_map modulus game.n_moves) in
  let row place data =
    let r = Say.fields "a row" [ "row"; "last"; "hits" ] [] data in
    expect (List.assoc "row" r = Int place) "the rows in order";
    let columns h = List.map (fun y -> Say.number (Say.whole 0 "a column" y)) (Say.list "columns" h) in
    { r_last = Say.number (Say.whole 0 "the last column" (List.assoc "last" r));
      r_hits = List.map columns (Say.list "hits" (List.assoc "hits" r)) } in
  (game, Say.number period, List.mapi row (Say.list "rows" (List.assoc "rows" l)))

let judged folder =
  let exists name = try ignore (Unix.lstat (Filename.concat folder name)); true with Unix.Unix_error _ -> false in
  if exists "closing.json" && not (exists "manifest.json") then begin
    let game, period, rows = closings folder in
    match judge_rows (certificate (Filename.concat folder "board") 0) period rows with
    | Some f -> expect (f.f_games = NOne game) "the game of the board"; Some (Say.rows_sentence f)
    | None -> None
  end
  else Option.map Say.sentence (judge (certificate folder 0))

let answer folder =
  try
    match judged folder with
    | Some sentence -> print_endline ("Accepted: " ^ sentence); 0
    | None -> print_endline "Rejected: a clause, the claim or the proof does not hold."; 1
  with
  | Say.Rejected why | Evidence.Rejected why -> print_endline ("Rejected: " ^ why); 1
  | Json.Error "JSON" -> print_endline "Unreadable: expected JSON."; 2
  | Json.Error what -> print_endline ("Rejected: manifest.json: expected " ^ what ^ "."); 1
  | Unreadable why | Sys_error why -> print_endline ("Unreadable: " ^ why); 2
  | Out_of_memory | Stack_overflow -> print_endline "Unreadable: it needs more memory than there is."; 2

(* --- the rules as Coq understands them, to be compared with other programs --- *)

let rec nat n = if n = 0 then O else S (nat (n - 1))
let rec int_of_nat = function O -> 0 | S n -> 1 + int_of_nat n

(* For a game on each line of the input, positions with x + y < side: the options and the blockable options of each, and
   which are P, by the definitions of Rules.v and Solve.v. *)
let compare_rules side =
  let say l = List (List.map (fun (x, y) -> List [ Int (int_of_nat x); Int (int_of_nat y) ]) l) in
  let positions = List.concat (List.init side (fun n -> List.init (n + 1) (fun x -> (nat x, nat (n - x))))) in
  try
    while true do
      let r = to_rules (Say.rules (parse (input_line stdin))) in
      let each f = List (List.map (fun v -> say (f r v)) positions) in
      let p = List.filter (fun v -> not (goneb r v)) (p_below r (nat side)) in
      print_endline (print (Object [ ("options", each options_list); ("blockable", each blockables_list); ("P", say p) ]))
    done;
    0
  with End_of_file -> 0

let () =
  Gc.set { (Gc.get ()) with Gc.minor_heap_size = 8 lsl 20; space_overhead = 400 };
  match Sys.argv with
  | [| _; "--rules"; side |] -> exit (compare_rules (int_of_string side))
  | [| _; folder |] -> exit (answer folder)
  | _ -> prerr_endline "usage: wythoff-check DIR, or wythoff-check --rules SIDE < GAMES"; exit 2
