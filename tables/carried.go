// Rule files carried as text: by a save, which goes on with the values it began with.
package tables

import (
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"time"
)

// Values gives the rule files of a folder as text, by name: what stands in force, without the ledger of clauses.
func (s Set) Values(folder string) (map[string]string, error) {
	out := map[string]string{}
	for _, name := range s.files(folder) {
		if strings.HasSuffix(name, "/"+ledgerFile) {
			continue
		}
		data, _, err := s.read(name)
		if err != nil {
			return nil, err
		}
		out[name] = string(data)
	}
	return out, nil
}

// Carrying lays texts by file name over the set; name is what carries them, for error messages.
func (s Set) Carrying(name string, texts map[string]string) Set {
	s = s.Override(name, carried(texts))
	s.kept = &shelf{}
	return s
}

// carried is texts by file name, as a folder.
type carried map[string]string

// Open opens one text.
func (c carried) Open(name string) (fs.File, error) {
	text, ok := c[name]
	if !ok {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &carriedFile{Reader: strings.NewReader(text), name: path.Base(name), size: int64(len(text))}, nil
}

// Glob lists the names that match a pattern.
func (c carried) Glob(pattern string) ([]string, error) {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(c)) {
		ok, err := path.Match(pattern, name)
		if err != nil {
			return nil, err
		}
		if ok {
			out = append(out, name)
		}
	}
	return out, nil
}

type carriedFile struct {
	io.Reader
	name string
	size int64
}

func (f *carriedFile) Stat() (fs.FileInfo, error) { return f, nil }
func (f *carriedFile) Close() error               { return nil }
func (f *carriedFile) Name() string               { return f.name }
func (f *carriedFile) Size() int64                { return f.size }
func (f *carriedFile) Mode() fs.FileMode          { return 0o444 }
func (f *carriedFile) ModTime() time.Time         { return time.Time{} }
func (f *carriedFile) IsDir() bool                { return false }
func (f *carriedFile) Sys() any                   { return nil }
