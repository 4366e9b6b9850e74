/*
Package falseack defines an analyzer that checks for failures that are
acknowledged as successes.

# Analyzer falseack

falseack: report work that fails behind a success

TODO
*/
package falseack
