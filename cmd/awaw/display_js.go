package main

import "awaw/engine"

// noDrawing is a key of words: the page is there, and the browser draws nothing on it.
const noDrawing = "window.display.webgl"

// display tells why no window can be hoped for: a page has one.
func display(func(string) string) (engine.Text, bool) { return engine.Text{}, true }
