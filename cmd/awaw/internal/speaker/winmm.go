//go:build windows

package speaker

import (
	"errors"
	"syscall"
	"unsafe"
)

// This file plays through Windows itself, which plays a WAV from memory.

var playSound = syscall.NewLazyDLL("winmm.dll").NewProc("PlaySoundW")

type windows struct{}

// From mmsystem.h: play from memory, wait until it has been heard, no beep when it cannot be.
const (
	sndMemory    = 0x0004
	sndNoDefault = 0x0002
)

func (windows) play(_ string, wav []byte) error {
	if ok, _, _ := playSound.Call(uintptr(unsafe.Pointer(&wav[0])), 0, sndMemory|sndNoDefault); ok == 0 {
		return errors.New("the sound was not played")
	}
	return nil
}

func find() (device, string) {
	if count := syscall.NewLazyDLL("winmm.dll").NewProc("waveOutGetNumDevs"); count.Find() != nil || playSound.Find() != nil {
		return nil, "window.sound.none"
	} else if n, _, _ := count.Call(); n == 0 {
		return nil, "window.sound.device"
	}
	return windows{}, ""
}
