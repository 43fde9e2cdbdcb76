#!/bin/sh
# Makes everything in this folder again, from the project's root: sh results/open-questions/make.sh
# A hunt that refutes a belief ends with exit code 1; that is its answer, not an error.
# All of it takes about half an hour on two cores. WYTHOFF may name another command than the installed one.
run=${WYTHOFF:-wythoff}
here=results/open-questions
hunt() { name=$1; file=$2; shift 2; echo "wythoff hunt $name $*" > $here/$file.txt; $run hunt $name "$@" --jobs 2 --output $here/$file.csv >> $here/$file.txt; }

hunt arithmetic-progression arithmetic-progression --limit 6 --certificate $here/certificates --force
hunt arithmetic-progression arithmetic-progression-unseen --m 25..27 --p 2..26 --l 1..p --rows 600 --limit 3
hunt complementary complementary --limit 3 --certificate $here/certificates --force
hunt coincidence coincidence --limit 9 --certificate $here/certificates --force
rm -r $here/certificates/coincidence/6WN-2-3-and-6WN-8-9  # 2.5 MB that one command makes again: see coincidence.md
rm -r $here/certificates/coincidence/misere-2WN-[579]-and-misere-2WN[579]  # as for p = 3, and proved for all p
$run hunt coincidence --m 1..8 --p 1..12 --rows 5000 --jobs 2 --output $here/coincidence-classes.md > /dev/null
hunt recurrence recurrence --limit 3 --certificate $here/certificates --force
hunt asymptotics asymptotics --p 2..9 --rows 50000
hunt closeness closeness --rows 100000
hunt misere-one misere-one --p 2..12 --rows 3000
hunt one-each one-each --p 3..12 --rows 100000
hunt standing standing --m 1..8 --p 2..8 --rows 3000
hunt redundant-vectors redundant-vectors --m 1..40 --p 1..40 --rows 100
hunt return-words return-words --m 2..6 --p 2..6 --rows 2000000
hunt complexity complexity --m 2..6 --p 3..6 --rows 20000
hunt blocking-beams blocking-beams --p 2..20 --rows 60000

# OEIS b-files: c, d and d - c of Table 3 (2WN^(2)), of Table 4 as titled (2WN^(1,3)) and as printed (2WN^(2,3)),
# and of the smallest unexpected progression (3WN^(2,4)).
for game in '2WN^(2)' '2WN^(1,3)' '2WN^(2,3)' '3WN^(2,4)'; do
  for sequence in c d difference; do
    file=$(echo "$game" | tr -d '^' | tr '(,' '--' | tr -d ')')
    $run solve "$game" --rows 1000 --format bfile --sequence $sequence | head -1001 > $here/b-$file-$sequence.txt
  done
done
