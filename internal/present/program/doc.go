// Package program holds what the screen asks of the program around it: scenarios, saves, opponents, rules, puzzles.
package program
