//go:build !js

package main

import (
	"errors"

	"github.com/atotto/clipboard"
)

// This file reaches what other programs copied through the system's clipboard.

var errNoClipboard = errors.New("there is no clipboard here")

func toClipboard(text string) error {
	if clipboard.Unsupported {
		return errNoClipboard
	}
	return clipboard.WriteAll(text)
}

func fromClipboard() (string, error) {
	if clipboard.Unsupported {
		return "", errNoClipboard
	}
	return clipboard.ReadAll()
}
