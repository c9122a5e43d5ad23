//go:build !windows && !js

package speaker

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"time"
)

// This file plays through the programs every desktop has: paplay, pw-play or aplay, on macOS afplay.

// program is one that plays a WAV, from a file or from its input.
type program struct {
	path string
	args []string
	file bool // it reads files only
}

// longest is how long a sound may take before it is given up.
const longest = 4 * time.Second

func (p program) play(name string, wav []byte) error {
	ctx, stop := context.WithTimeout(context.Background(), longest)
	defer stop()
	if !p.file {
		c := exec.CommandContext(ctx, p.path, p.args...)
		c.Stdin = bytes.NewReader(wav)
		return c.Run()
	}
	f, err := os.CreateTemp("", "awaw-"+name+"-*.wav")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(f.Name()) }()
	if _, err = f.Write(wav); err == nil {
		err = f.Close()
	}
	if err != nil {
		return err
	}
	return exec.CommandContext(ctx, p.path, append(p.args, f.Name())...).Run()
}

// find looks for a device first, then for a program that plays on it.
func find() (device, string) {
	if runtime.GOOS == "darwin" {
		if path, err := exec.LookPath("afplay"); err == nil {
			return program{path: path, file: true}, ""
		}
		return nil, "window.sound.none"
	}
	run := os.Getenv("XDG_RUNTIME_DIR")
	there := func(pattern string) bool { found, _ := filepath.Glob(pattern); return len(found) > 0 }
	pulse := os.Getenv("PULSE_SERVER") != "" || run != "" && there(filepath.Join(run, "pulse", "native"))
	pipe := run != "" && there(filepath.Join(run, "pipewire-0"))
	card := there("/dev/snd/pcm*p")
	if !pulse && !pipe && !card {
		return nil, "window.sound.device"
	}
	for _, p := range []struct {
		ok   bool
		name string
		args []string
		file bool
	}{{pulse || pipe, "paplay", nil, true}, {pipe, "pw-play", nil, true}, {card || pulse || pipe, "aplay", []string{"-q", "-"}, false}} {
		if !p.ok {
			continue
		}
		if path, err := exec.LookPath(p.name); err == nil {
			return program{path: path, args: p.args, file: p.file}, ""
		}
	}
	return nil, "window.sound.none"
}
