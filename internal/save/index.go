package save

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"awaw/engine"
	"awaw/engine/play"
)

// This file keeps what a list shows of saves beside them, so that a folder of long games is listed without reading them all. It may be
// thrown away at any time: what does not fit a save is read anew.

// indexFile holds the index of a folder.
const indexFile = ".list"

// indexVersion grows when Info or how it is counted changes.
const indexVersion = 1

// index is what is known of the saves of a folder.
type index struct {
	Version int                `json:"version"`
	Texts   map[string]string  `json:"texts"` // scenarios by their SHA-256: many saves have the same
	Saves   map[string]indexed `json:"saves"` // by file name

	changed bool
}

// indexed is one save as it was when it was read last.
type indexed struct {
	Size     int64             `json:"size"`
	Modified time.Time         `json:"modified"`
	Header   play.Header       `json:"header"` // without the texts it carries
	Head     string            `json:"head"`   // the end of its first line, by which it is known again when it has grown
	Entries  int               `json:"entries"`
	Turn     int               `json:"turn,omitempty"`
	Date     engine.Text       `json:"date,omitzero"`
	Over     bool              `json:"over,omitempty"`
	Settings map[string]string `json:"settings,omitempty"`
}

func (s *Store) indexPath() string { return filepath.Join(s.dir, indexFile) }

// readIndex reads the index of the folder; an empty one where there is none, or none that can be used.
func (s *Store) readIndex() *index {
	empty := &index{Version: indexVersion, Texts: map[string]string{}, Saves: map[string]indexed{}}
	f, err := s.disk.open(s.indexPath(), os.O_RDONLY)
	if err != nil {
		return empty
	}
	defer f.Close()
	x := &index{}
	if json.NewDecoder(io.LimitReader(f, mostIndex)).Decode(x) != nil || x.Version != indexVersion || x.Texts == nil || x.Saves == nil {
		return empty
	}
	return x
}

// mostIndex bounds an index that is read.
const mostIndex = 64 << 20

// writeIndex brings the index up to date for the saves that are there. Where it cannot be written, nothing is lost but time.
func (s *Store) writeIndex(x *index, there map[string]bool) {
	used := map[string]bool{}
	for name, i := range x.Saves {
		if !there[name] {
			delete(x.Saves, name)
			x.changed = true
			continue
		}
		used[i.Header.Scenario.SHA256] = true
	}
	if !x.changed {
		return
	}
	for sum := range x.Texts {
		if !used[sum] {
			delete(x.Texts, sum)
		}
	}
	data, err := json.Marshal(x)
	if err != nil {
		return
	}
	temp, err := whole(s.disk, s.indexPath(), data)
	if err != nil {
		return
	}
	if s.disk.rename(temp, s.indexPath()) != nil {
		_ = s.disk.remove(temp)
	}
}

// info gives what the list shows of a save: from the index where the file is as it was, from where it stopped where it has grown, else
// from the beginning.
func (x *index) info(path string, st fs.FileInfo) Info {
	name := filepath.Base(path)
	known, ok := x.Saves[name]
	if ok && known.Size == st.Size() && known.Modified.Equal(st.ModTime()) {
		return known.info(path, x.Texts)
	}
	var i Info
	var head string
	if ok && known.Size < st.Size() {
		i, head, ok = grown(path, known, x.Texts)
	}
	if !ok || known.Size >= st.Size() {
		i, head = previewed(path)
	}
	if i.Err == nil {
		x.keep(name, head, i)
	}
	return i
}

func (x *index) keep(name, head string, i Info) {
	x.changed = true
	x.Texts[i.Header.Scenario.SHA256] = i.Header.Scenario.Text
	h := i.Header
	h.Scenario.Text, h.Tables.Values = "", nil
	x.Saves[name] = indexed{Size: i.Size, Modified: i.Modified, Header: h, Head: head, Entries: i.Entries, Turn: i.Turn, Date: i.Date, Over: i.Over, Settings: i.Settings}
}

// info is the list's line for a save that is as it was.
func (k indexed) info(path string, texts map[string]string) Info {
	i := Info{Name: nameOf(path), Path: path, Modified: k.Modified, Size: k.Size, Header: k.Header, Entries: k.Entries, Turn: k.Turn, Date: k.Date, Over: k.Over, Settings: k.Settings}
	i.Header.Scenario.Text = texts[k.Header.Scenario.SHA256]
	return i
}

// headLength is how much of the end of a first line is kept: its chain, which covers all of it.
const headLength = 64

// grown reads on in a save of which the beginning is known; not ok if it is not the same save.
func grown(path string, k indexed, texts map[string]string) (i Info, head string, ok bool) {
	f, err := openRead(path)
	if err != nil {
		return i, "", false
	}
	defer f.Close()
	st, err := f.Stat()
	if err != nil {
		return i, "", false
	}
	first, err := lineOf(bufio.NewReaderSize(f, 1<<16), play.LongestHeader)
	if err != nil || headOf(first) != k.Head {
		return i, "", false
	}
	var end [1]byte
	if _, err := f.ReadAt(end[:], k.Size-1); err != nil || end[0] != '\n' {
		return i, "", false // it ended in a torn line, which counted for nothing
	}
	i = k.info(path, texts)
	i.Modified, i.Size = st.ModTime(), st.Size()
	i.Err = i.countAll(bufio.NewReaderSize(io.NewSectionReader(f, k.Size, st.Size()-k.Size), 1<<16))
	return i, k.Head, i.Err == nil
}

func headOf(first []byte) string {
	first = bytes.TrimSuffix(bytes.TrimSpace(first), []byte(`"}`))
	return string(first[max(0, len(first)-headLength):])
}

// countAll counts lines to the end.
func (i *Info) countAll(r *bufio.Reader) error {
	for {
		line, err := lineOf(r, play.LongestLine)
		i.count(line)
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
	}
}

// lineOf reads a line that has at most so many bytes.
func lineOf(r *bufio.Reader, most int) ([]byte, error) {
	var line []byte
	for {
		part, err := r.ReadSlice('\n')
		if len(line)+len(part) > most {
			return nil, errLong
		}
		line = append(line, part...)
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, err
		}
	}
}

// errLong refuses a line that is longer than any of a save.
var errLong error = &play.TooLongError{}
