// Package rulecase runs rule cases of the air game of A World at War: a board and forces in a few lines of text, orders,
// loaded dice, and what must then be seen. docs/notation.md describes every line.
package rulecase
