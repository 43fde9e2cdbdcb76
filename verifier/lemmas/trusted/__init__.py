"""What has to be believed of a lemma: the kernel, its laws, the language, and how z3 and cvc5 are asked."""
