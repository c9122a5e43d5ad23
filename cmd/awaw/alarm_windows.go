package main

import "golang.org/x/sys/windows"

// showAlarm shows a text in a box of the system's own.
func showAlarm(text string) {
	words, err := windows.UTF16PtrFromString(text)
	if err != nil {
		return
	}
	title, err := windows.UTF16PtrFromString("awaw")
	if err != nil {
		return
	}
	_, _ = windows.MessageBox(0, words, title, windows.MB_OK|windows.MB_ICONERROR) // nobody is left to be told that it failed
}
