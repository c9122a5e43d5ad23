package main

import "awaw/engine"

// display tells why no window can be hoped for: a page has one.
func display(func(string) string) (engine.Text, bool) { return engine.Text{}, true }
