// Package areagame is what games on boards of areas share: sets of spaces, how commands are written, how positions are kept as numbers, and lines of
// units in scenarios and cases.
package areagame
