package save

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

// This file is the door to the file system: everything that saved games do on a disk goes through it, so that tests can let
// every single step of it fail.

// disk is the part of a file system that saved games need.
type disk interface {
	open(path string, flag int) (handle, error) // made, if at all, for its owner alone, as everything here is
	temp(dir string) (handle, error)            // a new file of a name nobody else has, hidden from lists
	lstat(path string) (fs.FileInfo, error)
	readDir(dir string) ([]fs.DirEntry, error)
	mkdirAll(dir string) error
	link(from, to string) error // fails where to is taken
	rename(from, to string) error
	remove(path string) error
	syncDir(dir string) error // names made, changed or removed in dir are then safe
}

// handle is an open file.
type handle interface {
	io.Reader
	io.ReaderAt
	io.Writer
	io.Closer
	Name() string
	Stat() (fs.FileInfo, error)
	Truncate(size int64) error
	Sync() error
	lock() error                  // for this program alone, until the file is closed or the program ends
	at(path string) (bool, error) // whether path still names this file
}

// system is the file system of the machine.
var system disk = osDisk{}

type osDisk struct{}

type osFile struct{ *os.File }

func (f osFile) lock() error { return lock(f.File) }

func (f osFile) at(path string) (bool, error) {
	own, err := f.Stat()
	if err != nil {
		return false, err
	}
	there, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil && os.SameFile(own, there), err
}

// ErrNoFile refuses pipes, devices and folders, which nobody can read as a save: reading one may never end.
var ErrNoFile = errors.New("this is no file that could hold a saved game")

// file refuses what is there and is no file.
func file(path string) error {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return &fs.PathError{Op: "open", Path: path, Err: ErrNoFile}
	}
	return nil
}

// openRead opens a file to read it.
func openRead(path string) (*os.File, error) {
	if err := file(path); err != nil {
		return nil, err
	}
	return os.Open(path)
}

func (osDisk) open(path string, flag int) (handle, error) {
	if err := file(path); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, flag, 0o600)
	if err != nil {
		return nil, err
	}
	return osFile{f}, nil
}

func (osDisk) temp(dir string) (handle, error) {
	f, err := os.CreateTemp(dir, partBegins+"*"+partEnds)
	if err != nil {
		return nil, err
	}
	return osFile{f}, nil
}

func (osDisk) lstat(path string) (fs.FileInfo, error)    { return os.Lstat(path) }
func (osDisk) readDir(dir string) ([]fs.DirEntry, error) { return os.ReadDir(dir) }
func (osDisk) mkdirAll(dir string) error                 { return os.MkdirAll(dir, 0o700) }
func (osDisk) link(from, to string) error                { return os.Link(from, to) }
func (osDisk) rename(from, to string) error              { return os.Rename(from, to) }
func (osDisk) remove(path string) error                  { return os.Remove(path) }
func (osDisk) syncDir(dir string) error                  { return syncDir(dir) }
