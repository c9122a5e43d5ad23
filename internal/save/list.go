package save

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/plain"
)

// SettingOver is the setting a program leaves behind with a game that has come to its end; what is played or taken back after
// it counts.
const SettingOver = "over"

// Info is what a list of saves shows of one.
type Info struct {
	Name, Path string // as the folder has them: shown by plain.Visible
	Modified   time.Time
	Size       int64
	Header     play.Header
	Entries    int               // lines of play, unchecked
	Turn       int               // of the last keyframe
	Date       engine.Text       // of the last keyframe
	Over       bool              // it has come to its end, which shows the seed or is noted, and nothing was taken back since
	Settings   map[string]string // what the program keeps of the game, as last set
	Err        error             // the header cannot be read: nothing else is known
}

// List lists the saves of the folder, newest first. A save that cannot be read is listed with its error.
func (s *Store) List() ([]Info, error) {
	found, err := s.disk.readDir(s.dir)
	if err != nil {
		return nil, plainly(s.dir, err)
	}
	swept(s.disk, s.dir, found)
	var out []Info
	x := s.readIndex()
	there := map[string]bool{}
	for _, e := range found {
		name, ok := strings.CutSuffix(e.Name(), Ext)
		if !ok || e.IsDir() || strings.HasPrefix(name, ".") {
			continue
		}
		path := filepath.Join(s.dir, e.Name())
		if e.Type()&fs.ModeType != 0 { // links lead out of the folder, and pipes have no end
			out = append(out, Info{Name: name, Path: path, Err: plainly(path, ErrNoFile)})
			continue
		}
		st, err := os.Stat(path)
		if err != nil {
			out = append(out, Info{Name: name, Path: path, Err: plainly(path, err)})
			continue
		}
		there[e.Name()] = true
		out = append(out, x.info(path, st))
	}
	s.writeIndex(x, there)
	slices.SortFunc(out, func(a, b Info) int {
		return cmp.Or(b.Modified.Compare(a.Modified), strings.Compare(a.Name, b.Name))
	})
	return out, nil
}

// Newest gives the save played last that can be read, for "continue".
func (s *Store) Newest() (Info, bool) {
	list, err := s.List()
	if err != nil {
		return Info{}, false
	}
	for _, i := range list {
		if i.Err == nil {
			return i, true
		}
	}
	return Info{}, false
}

// Preview reads the header of one save and how far it got; the lines are not checked.
func Preview(path string) Info {
	i, _ := previewed(path)
	return i
}

func nameOf(path string) string { return strings.TrimSuffix(filepath.Base(path), Ext) }

// previewed is Preview, with the end of the first line.
func previewed(path string) (i Info, head string) {
	i = Info{Path: path, Name: nameOf(path)}
	f, err := openRead(path)
	if err != nil {
		i.Err = plainly(path, err)
		return i, ""
	}
	defer f.Close()
	if st, err := f.Stat(); err == nil {
		i.Modified, i.Size = st.ModTime(), st.Size()
	}
	if i.Size > play.LongestCopy {
		i.Err = &play.TooLongError{File: path}
		return i, ""
	}
	r := bufio.NewReaderSize(f, 1<<16)
	first, err := firstLine(r)
	if errors.Is(err, errLong) {
		i.Err = &play.TooLongError{File: path}
		return i, ""
	}
	if err != nil && !errors.Is(err, io.EOF) {
		i.Err = plainly(path, err)
		return i, ""
	}
	if i.Header, i.Err = play.HeaderOf(path, first); i.Err != nil {
		return i, ""
	}
	if i.Size > i.Header.Longest() {
		i.Err = &play.TooLongError{File: path}
		return i, ""
	}
	if err := i.countAll(r); errors.Is(err, errLong) {
		i.Err = &play.TooLongError{File: path}
	} else if err != nil {
		i.Err = plainly(path, err)
	}
	return i, headOf(first)
}

// firstLine reads the first line that holds anything, with what another program put before it.
func firstLine(r *bufio.Reader) ([]byte, error) {
	var first []byte
	for {
		line, err := lineOf(r, play.LongestHeader-len(first))
		first = append(first, line...)
		if at, _ := plain.Begins(first); err != nil || len(bytes.TrimRight(first[at:], "\r\n")) > 0 {
			return first, err
		}
	}
}

// What a list keeps of the settings of a save: so many, and those whose lines are no longer.
const (
	mostSettings   = 500
	longestSetting = 4096
)

func (i *Info) count(line []byte) {
	if !bytes.HasPrefix(line, []byte(`{"n":`)) {
		return
	}
	if bytes.Contains(line, []byte(`"kind":"setting"`)) {
		var l play.Line
		if json.Unmarshal(line, &l) == nil && l.Kind == play.LineSetting {
			if i.Settings == nil {
				i.Settings = map[string]string{}
			}
			if _, known := i.Settings[l.Key]; len(line) <= longestSetting && (known || len(i.Settings) < mostSettings) {
				i.Settings[l.Key] = l.Value
			}
			i.Over = i.Over || l.Key == SettingOver
			return
		}
	}
	i.Entries++
	if bytes.Contains(line, []byte(`"kind":"command"`)) || bytes.Contains(line, []byte(`"kind":"head"`)) {
		i.Over = false
		return
	}
	var l play.Line
	if json.Unmarshal(line, &l) != nil {
		return
	}
	i.Over = i.Over || l.Kind == play.LineReveal && l.Seed != ""
	if l.Kind != play.LineKeyframe {
		return
	}
	i.Turn, i.Date = l.Turn, engine.Text{}
	if l.Date != nil {
		i.Date = *l.Date
	}
}
