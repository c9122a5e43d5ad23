// Package present is the screen as data: what a player sees and may click, without a display.
//
// A Model is fed with messages (mouse, wheel, keys, ticks, size) and answers with a Scene: a map with its
// overlays and a list of panels made of simple items, each panel repainted only when its items change. No rule is
// written here. What may be clicked is what Position.Legal lists; what is refused is explained by Asker and
// Illegal; words come from the catalogue by key.
//
// Lengths are logical pixels at scale 1; the program that owns the window multiplies by Scene.Scale.
package present
