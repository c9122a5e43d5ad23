package main

import (
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"

	"awaw/engine"
	"awaw/tables"
)

// This file holds the rule values a save carries: a game begun with a player's own values goes on with them.

// valuesOf gives the values a journal was played with: its own where it carries any, else those in force.
func valuesOf(j *engine.Journal, inForce tables.Set) tables.Set {
	if len(j.Header.Tables.Overridden) == 0 {
		return inForce
	}
	return tables.Embedded().Override(j.Name, carried(j.Header.Tables.Overridden))
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
	for name := range c {
		ok, err := path.Match(pattern, name)
		if err != nil {
			return nil, err
		}
		if ok {
			out = append(out, name)
		}
	}
	slices.Sort(out)
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
