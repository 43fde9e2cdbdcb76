; Made by: wythoff encode WN --question blocking -o results/blocking.smt2
; Checked by: cvc5 --incremental results/blocking.smt2
; Blocking: "there is a block set that works" if and only if
; "no unblockable option is P and at most k blockable options are". Both directions are refuted in their negation.
; Both answers are unsat.
(set-logic HO_ALL)
(set-option :incremental true)
(declare-sort Position 0)
(declare-const O (Set Position))
(declare-const A (Set Position))
(declare-const P (Set Position))
(declare-const B (Set Position))
(declare-const k Int)
(assert (>= k 0))
(assert (set.subset A O))
(define-fun works ((X (Set Position))) Bool
  (and (set.subset X A) (<= (set.card X) k) (= (set.inter (set.minus O X) P) (as set.empty (Set Position)))))
(define-fun counts () Bool
  (and (= (set.inter (set.minus O A) P) (as set.empty (Set Position))) (<= (set.card (set.inter P A)) k)))
(push 1) ; if the count is right, then the P-positions among A are a block set that works
(assert counts)
(assert (not (works (set.inter P A))))
(check-sat)
(pop 1)
(push 1) ; if some block set works, then the count is right
(assert (works B))
(assert (not counts))
(check-sat)
(pop 1)
