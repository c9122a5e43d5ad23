// Command pack builds the program for every system and packs it into archives with icon, licences and a page that says
// what was tried. The same commit gives the same bytes.
package main

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// target is one system and processor.
type target struct{ os, arch string }

var targets = []target{{"linux", "amd64"}, {"linux", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"}}

// systemNames are the systems as players call them.
var systemNames = map[string]string{"linux": "Linux", "windows": "Windows", "darwin": "macOS"}

func main() {
	out := flag.String("out", "dist", "folder the archives are written to")
	version := flag.String("version", "", "what the archives are called by")
	stamp := flag.Int64("stamp", 0, "the time all files bear, in seconds since 1970")
	tried := flag.String("tried", "", "systems the program was run on, such as linux/amd64 or, under something that stands for one, windows/amd64=Wine; divided by commas")
	only := flag.String("only", "", "build only this system, such as linux/amd64")
	flag.Parse()
	if err := run(*out, *version, time.Unix(*stamp, 0).UTC(), trials(*tried), *only); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func run(out, version string, at time.Time, tried map[string]string, only string) error {
	if version == "" {
		return fmt.Errorf("-version is missing; scripts/dist.sh gives it")
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "awaw-pack")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(work) }()
	icons, err := paintIcons()
	if err != nil {
		return err
	}
	var sums []string
	for _, t := range targets {
		id := t.os + "/" + t.arch
		if only != "" && only != id {
			continue
		}
		files, err := t.files(work, version, tried[id], icons)
		if err != nil {
			return fmt.Errorf("%s: %w", id, err)
		}
		name := fmt.Sprintf("awaw-%s-%s-%s", version, strings.ToLower(systemNames[t.os]), t.arch)
		var data []byte
		if t.os == "linux" {
			name += ".tar.gz"
			data, err = tarball(files, at)
		} else {
			name += ".zip"
			data, err = zipped(files, at)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", id, err)
		}
		if err := os.WriteFile(filepath.Join(out, name), data, 0o644); err != nil {
			return err
		}
		sums = append(sums, fmt.Sprintf("%x  %s\n", sha256.Sum256(data), name))
		fmt.Printf("%s: %.1f MB\n", name, float64(len(data))/1e6)
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), []byte(strings.Join(sums, "")), 0o644)
}

// build is the command that builds a program for a system. It has no build tags, and takes none from the environment: what is
// built with tags, such as toys, is not released.
func (t target) build(program, flags, path string) *exec.Cmd {
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", path, "./cmd/"+program)
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=", "GOOS="+t.os, "GOARCH="+t.arch)
	return build
}

// files builds the programs for a system and gives everything its archive holds.
func (t target) files(work, version string, tried string, icons iconSet) ([]file, error) {
	root := "awaw-" + version + "/"
	ending := ""
	if t.os == "windows" {
		ending = ".exe"
	}
	var files []file
	add := func(name string, data []byte, runs bool) { files = append(files, file{root + name, data, runs}) }
	var window []byte
	for _, program := range []string{"awaw", "awawctl"} {
		path := filepath.Join(work, program+"-"+t.os+"-"+t.arch+ending)
		flags := "-s -w -X awaw/internal/release.packed=" + version
		if t.os == "windows" && program == "awaw" {
			flags += " -H=windowsgui"
		}
		if t.os == "windows" && program == "awaw" {
			object := filepath.Join("cmd", program, "icon_windows_"+t.arch+".syso")
			if err := writeResource(object, t.arch, icons.ico); err != nil {
				return nil, err
			}
			defer os.Remove(object)
		}
		build := t.build(program, flags, path)
		if said, err := build.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("building %s: %w\n%s", program, err, said)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		if program == "awaw" {
			window = data
		}
		if program == "awawctl" || t.os != "darwin" {
			add(program+ending, data, true)
		}
	}
	switch t.os {
	case "linux":
		add(game+".png", icons.png, false)
		add(game+".desktop", []byte(desktop), true)
		add("menu.sh", []byte(menu), true)
	case "windows":
		add(game+".ico", icons.ico, false)
	case "darwin":
		app := "A World at War.app/Contents/"
		add(app+"MacOS/awaw", window, true)
		add(app+"Resources/awaw.icns", icons.icns, false)
		add(app+"Info.plist", []byte(strings.ReplaceAll(plist, "VERSION", version)), false)
	}
	add("README.txt", t.readme(version, tried), false)
	pages := []string{"LICENSE", "CREDITS.md", "CHANGELOG.md", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"}
	for _, pattern := range []string{"docs/*.md", "docs/pictures/*", "docs/*.png"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range found {
			pages = append(pages, filepath.ToSlash(name))
		}
	}
	for _, name := range pages {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		add(name, data, false)
	}
	licences, err := licences(filepath.Join(work, "awaw-"+t.os+"-"+t.arch+ending), filepath.Join(work, "awawctl-"+t.os+"-"+t.arch+ending))
	if err != nil {
		return nil, err
	}
	for _, l := range licences {
		add("licences/"+l.name, l.data, false)
	}
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return files, nil
}

// itself says that a program was run on the system it is for.
const itself = "itself"

// trials reads where the programs were run: by system, itself or what stood for it.
func trials(list string) map[string]string {
	tried := map[string]string{}
	for _, id := range strings.Split(list, ",") {
		if id, under, ok := strings.Cut(id, "="); ok {
			tried[id] = under
		} else {
			tried[id] = itself
		}
	}
	return tried
}

// readme tells how to begin and whether anybody has run these programs on this system, or on what.
func (t target) readme(version, tried string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "A World at War: air operations\nVersion %s for %s on %s\n\n", version, systemNames[t.os], t.arch)
	switch tried {
	case itself:
		b.WriteString("Tried: these programs were started and played on this system before they were packed.\n\n")
	case "":
		b.WriteString("UNTRIED: these programs were built for this system but have never been run on it.\n\n")
	default:
		fmt.Fprintf(&b, "UNTRIED on the system itself; started and played under %s before they were packed.\n\n", tried)
	}
	switch t.os {
	case "linux":
		b.WriteString("Start ./awaw. It needs libX11 and OpenGL (Debian: libx11-6 libgl1). awaw.desktop starts it from where it lies;\n./menu.sh puts it into your menu.\n")
	case "windows":
		b.WriteString("Start awaw.exe. The programs are not signed, so Windows asks before the first start.\n")
	case "darwin":
		b.WriteString("Open \"A World at War\". It is not signed: the first time, open it from its context menu.\n")
	}
	b.WriteString("awawctl does everything without a window; awawctl --help lists what there is.\n\n" +
		"README.md tells what the game is, and the folder docs what the help points to; where they say ./play and bin/awawctl,\nstart the programs of this folder. What they say of other folders and of make, go and scripts is for those who have\nthe sources.\n" +
		"Saved games and settings are kept in your own folders, or under the folder named by AWAW_HOME.\n" +
		"Licences of everything inside are in CREDITS.md and the folder licences.\n")
	return b.Bytes()
}

// game is the program with the window.
const game = "awaw"

const desktop = `[Desktop Entry]
Type=Application
Name=A World at War: air operations
Comment=Air operations of the Second World War with map and counters
Exec=sh -c "exec \\"\\$(dirname \\"\\${1#file://}\\")/awaw\\"" awaw %k
Icon=awaw
Terminal=false
Categories=Game;StrategyGame;
`

// menu puts the program, where it lies, into the menu of the desktop.
const menu = `#!/bin/sh
# Puts awaw into your menu, with its icon; "./menu.sh remove" takes it out again. The folder must stay where it is.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
entry=${XDG_DATA_HOME:-$HOME/.local/share}/applications/awaw.desktop
if [ "${1:-}" = remove ]; then
	rm -f "$entry"
	exit
fi
mkdir -p "$(dirname "$entry")"
{
	grep -v -e '^Exec=' -e '^Icon=' "$here/awaw.desktop"
	printf 'Exec="%s/awaw"\nIcon=%s/awaw.png\n' "$here" "$here"
} >"$entry"
echo "awaw is in your menu: $entry"
`

const plist = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleName</key><string>A World at War</string>
<key>CFBundleIdentifier</key><string>awaw</string>
<key>CFBundleExecutable</key><string>awaw</string>
<key>CFBundleIconFile</key><string>awaw</string>
<key>CFBundlePackageType</key><string>APPL</string>
<key>CFBundleShortVersionString</key><string>VERSION</string>
<key>NSHighResolutionCapable</key><true/>
</dict></plist>
`
