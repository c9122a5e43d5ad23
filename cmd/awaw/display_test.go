//go:build !js

package main

import (
	"net"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"
)

// A window is hoped for where a display answers, and else the reason is told.
func TestWhyThereIsNoDisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere the system has its own display")
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	number := l.Addr().(*net.TCPAddr).Port - displayPort
	if number < 0 {
		t.Skipf("port %d is below those of displays", l.Addr().(*net.TCPAddr).Port)
	}
	there := "127.0.0.1:" + strconv.Itoa(number)
	for _, c := range []struct {
		x, wayland, key string
	}{
		{"", "", noDisplay},
		{"", "wayland-0", noX},
		{there, "", ""},
		{there + ".0", "wayland-0", ""},
		{":98765", "", noAnswer},
		{":98765.1", "wayland-0", noAnswer},
		{filepath.Join(t.TempDir(), "org.example:0"), "", ""}, // written as another system writes it: left to the window
	} {
		env := map[string]string{"DISPLAY": c.x, "WAYLAND_DISPLAY": c.wayland}
		why, ok := display(func(key string) string { return env[key] })
		if ok != (c.key == "") || why.Key != c.key {
			t.Errorf("DISPLAY=%q WAYLAND_DISPLAY=%q: %v, %q", c.x, c.wayland, ok, why.Key)
		}
	}
}
