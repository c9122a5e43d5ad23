package main

import (
	"errors"
	"syscall/js"

	"awaw/internal/promise"
)

// This file reaches the browser's clipboard, which answers later and may ask the player first.

var errNoClipboard = errors.New("the browser keeps its clipboard to itself")

func toClipboard(text string) error {
	_, err := clipboardCall("writeText", text)
	return err
}

func fromClipboard() (string, error) {
	v, err := clipboardCall("readText")
	if err != nil {
		return "", err
	}
	return v.String(), nil
}

// clipboardCall asks the clipboard and waits for its answer.
func clipboardCall(method string, args ...any) (js.Value, error) {
	board := js.Global().Get("navigator").Get("clipboard")
	if board.IsUndefined() { // a page that did not come over a safe connection has none
		return js.Value{}, errNoClipboard
	}
	v, err := promise.Await(board.Call(method, args...))
	if err != nil {
		return js.Value{}, errNoClipboard
	}
	return v, nil
}
