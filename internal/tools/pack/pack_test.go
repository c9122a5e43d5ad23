package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/pe"
	"encoding/binary"
	"image/png"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

var packed = []file{{"a/run", []byte("program"), true}, {"a/read", []byte("words"), false}}

// The same files give the same bytes, whenever and wherever they are packed; another time gives others.
func TestArchivesAreReproducible(t *testing.T) {
	at := time.Unix(1_700_000_000, 0).UTC()
	for name, pack := range map[string]func([]file, time.Time) ([]byte, error){"tar": tarball, "zip": zipped} {
		one, err := pack(packed, at)
		if err != nil {
			t.Fatal(err)
		}
		two, err := pack(packed, at.In(time.FixedZone("east", 7200)).UTC())
		if err != nil || !bytes.Equal(one, two) {
			t.Errorf("%s: two packings differ, %v", name, err)
		}
		if other, _ := pack(packed, at.Add(48*time.Hour)); bytes.Equal(one, other) {
			t.Errorf("%s: the time asked for is not in it", name)
		}
	}
}

func TestArchivesHoldWhatIsPut(t *testing.T) {
	at := time.Unix(1_700_000_000, 0).UTC()
	data, err := tarball(packed, at)
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	r := tar.NewReader(z)
	for _, want := range packed {
		h, err := r.Next()
		if err != nil || h.Name != want.name || h.FileInfo().Mode().Perm() != want.mode() || !h.ModTime.Equal(at) {
			t.Fatalf("%+v, %v", h, err)
		}
		if got, _ := io.ReadAll(r); !bytes.Equal(got, want.data) {
			t.Errorf("%s holds %q", want.name, got)
		}
	}
	if data, err = zipped(packed, at); err != nil {
		t.Fatal(err)
	}
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil || len(zr.File) != len(packed) || zr.File[0].Mode().Perm() != 0o755 || zr.File[1].Mode().Perm() != 0o644 {
		t.Fatalf("%+v, %v", zr, err)
	}
}

// Every picture in the icon files can be read where the header says it lies.
func TestIcons(t *testing.T) {
	icons, err := paintIcons()
	if err != nil {
		t.Fatal(err)
	}
	if n := int(binary.LittleEndian.Uint16(icons.ico[4:])); n != 6 {
		t.Fatalf("%d pictures in the ICO, want 6", n)
	}
	for i, want := range []int{16, 32, 48, 64, 128, 256} {
		e := icons.ico[6+16*i:]
		size, at := binary.LittleEndian.Uint32(e[8:]), binary.LittleEndian.Uint32(e[12:])
		p, err := png.DecodeConfig(bytes.NewReader(icons.ico[at : at+size]))
		if err != nil || p.Width != want || int(e[0]) != want%256 {
			t.Errorf("picture %d: %dx%d, %v; want %d", i, p.Width, p.Height, err, want)
		}
	}
	if string(icons.icns[:4]) != "icns" || int(binary.BigEndian.Uint32(icons.icns[4:])) != len(icons.icns) {
		t.Error("the ICNS does not say how long it is")
	}
	for at := 8; at < len(icons.icns); {
		n := int(binary.BigEndian.Uint32(icons.icns[at+4:]))
		if _, err := png.DecodeConfig(bytes.NewReader(icons.icns[at+8 : at+n])); err != nil {
			t.Fatalf("%s: %v", icons.icns[at:at+4], err)
		}
		at += n
	}
}

// What was not run says so in capitals; what was does not; what ran on something that stands for the system says on what.
func TestReadmeTellsWhatWasTried(t *testing.T) {
	tried := trials("linux/amd64,windows/amd64=Wine")
	if len(tried) != 2 {
		t.Errorf("tried: %v", tried)
	}
	for _, x := range targets {
		on := tried[x.os+"/"+x.arch]
		text := string(x.readme("7", on))
		if strings.Contains(text, "UNTRIED") == (on == itself) || strings.Contains(text, "Wine") != (on == "Wine") || !strings.Contains(text, systemNames[x.os]) {
			t.Errorf("%v, tried on %q: %s", x, on, text)
		}
	}
}

// The object for the linker holds the pictures of the icon, for every processor Windows runs on.
func TestResourcesHoldTheIcon(t *testing.T) {
	icons, err := paintIcons()
	if err != nil {
		t.Fatal(err)
	}
	for _, arch := range []string{"amd64", "arm64"} {
		path := filepath.Join(t.TempDir(), "icon.syso")
		if err := writeResource(path, arch, icons.ico); err != nil {
			t.Fatal(err)
		}
		object, err := pe.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer object.Close()
		section := object.Section(".rsrc")
		if section == nil {
			t.Fatalf("%s: no resources in the object", arch)
		}
		data, err := section.Data()
		if err != nil {
			t.Fatal(err)
		}
		at := binary.LittleEndian.Uint32(icons.ico[6+12:])
		first := icons.ico[at : at+binary.LittleEndian.Uint32(icons.ico[6+8:])]
		if !bytes.Contains(data, first) {
			t.Errorf("%s: the first picture of the icon is not in the object", arch)
		}
	}
	if err := writeResource(filepath.Join(t.TempDir(), "icon.syso"), "amd64", []byte("no icon")); err == nil {
		t.Error("nonsense is taken for an icon")
	}
}
