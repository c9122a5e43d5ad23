package main

import (
	"errors"
	"syscall/js"
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
	type answer struct {
		value js.Value
		err   error
	}
	done := make(chan answer, 1)
	good := js.FuncOf(func(_ js.Value, got []js.Value) any { done <- answer{value: got[0]}; return nil })
	bad := js.FuncOf(func(js.Value, []js.Value) any { done <- answer{err: errNoClipboard}; return nil })
	defer good.Release()
	defer bad.Release()
	board.Call(method, args...).Call("then", good, bad)
	a := <-done
	return a.value, a.err
}
