(* JSON read strictly: every key once, every number whole. Part of what is trusted: the manifest is read with it. *)

type t = Null | Bool of bool | Int of int | String of string | List of t list | Object of (string * t) list

exception Error of string

let fail what = raise (Error what)

let parse (s : string) : t =
  let n = String.length s in
  let i = ref 0 in
  let peek () = if !i < n then s.[!i] else '\000' in
  let rec blank () = match peek () with ' ' | '\n' | '\r' | '\t' when !i < n -> incr i; blank () | _ -> () in
  let word w value =
    let k = String.length w in
    if !i + k <= n && String.sub s !i k = w then (i := !i + k; value) else fail "JSON" in
  let number () =
    let start = !i in
    if peek () = '-' then incr i;
    let first = !i in
    while (match peek () with '0' .. '9' -> true | _ -> false) do incr i done;
    let digits = !i - first in
    if digits = 0 || (digits > 1 && s.[first] = '0') then fail "JSON";
    (match peek () with '.' | 'e' | 'E' -> fail "whole numbers" | _ -> ());
    if digits > 17 then fail "small numbers";
    int_of_string (String.sub s start (!i - start)) in
  let utf8 b c =
    if c < 0x80 then Buffer.add_char b (Char.chr c)
    else if c < 0x800 then (
      Buffer.add_char b (Char.chr (0xC0 lor (c lsr 6)));
      Buffer.add_char b (Char.chr (0x80 lor (c land 0x3F))))
    else (
      Buffer.add_char b (Char.chr (0xE0 lor (c lsr 12)));
      Buffer.add_char b (Char.chr (0x80 lor ((c lsr 6) land 0x3F)));
      Buffer.add_char b (Char.chr (0x80 lor (c land 0x3F)))) in
  let text () =
    incr i;
    let b = Buffer.create 16 in
    let rec go () =
      if !i >= n then fail "JSON";
      match s.[!i] with
      | '"' -> incr i
      | '\\' ->
          incr i;
          (match peek () with
          | ('"' | '\\' | '/') as c -> Buffer.add_char b c; incr i
          | 'b' -> Buffer.add_char b '\b'; incr i
          | 'f' -> Buffer.add_char b '\012'; incr i
          | 'n' -> Buffer.add_char b '\n'; incr i
          | 'r' -> Buffer.add_char b '\r'; incr i
          | 't' -> Buffer.add_char b '\t'; incr i
          | 'u' ->
              if !i + 4 >= n then fail "JSON";
              let hex = String.sub s (!i + 1) 4 in
              String.iter (function '0' .. '9' | 'a' .. 'f' | 'A' .. 'F' -> () | _ -> fail "JSON") hex;
              utf8 b (int_of_string ("0x" ^ hex));
              i := !i + 5
          | _ -> fail "JSON");
          go ()
      | c when Char.code c < 0x20 -> fail "JSON"
      | c -> Buffer.add_char b c; incr i; go () in
    go ();
    Buffer.contents b in
  let rec value depth =
    if depth > 100 then fail "JSON that is not nested deeply";
    blank ();
    match peek () with
    | '{' ->
        incr i; blank ();
        if peek () = '}' then (incr i; Object []) else members depth []
    | '[' ->
        incr i; blank ();
        if peek () = ']' then (incr i; List []) else elements depth []
    | '"' -> String (text ())
    | 't' -> word "true" (Bool true)
    | 'f' -> word "false" (Bool false)
    | 'n' -> word "null" Null
    | '-' | '0' .. '9' -> Int (number ())
    | _ -> fail "JSON"
  and members depth found =
    blank ();
    if peek () <> '"' then fail "JSON";
    let key = text () in
    if List.mem_assoc key found then fail "each key once";
    blank ();
    if peek () <> ':' then fail "JSON";
    incr i;
    let v = value (depth + 1) in
    blank ();
    match peek () with
    | ',' -> incr i; members depth ((key, v) :: found)
    | '}' -> incr i; Object (List.rev ((key, v) :: found))
    | _ -> fail "JSON"
  and elements depth found =
    let v = value (depth + 1) in
    blank ();
    match peek () with
    | ',' -> incr i; elements depth (v :: found)
    | ']' -> incr i; List (List.rev (v :: found))
    | _ -> fail "JSON" in
  let v = value 0 in
  blank ();
  if !i < n then fail "JSON";
  v

let rec print = function
  | Null -> "null"
  | Bool b -> string_of_bool b
  | Int n -> string_of_int n
  | String s -> "\"" ^ String.escaped s ^ "\""
  | List l -> "[" ^ String.concat ", " (List.map print l) ^ "]"
  | Object l -> "{" ^ String.concat ", " (List.map (fun (k, v) -> "\"" ^ k ^ "\": " ^ print v) l) ^ "}"
