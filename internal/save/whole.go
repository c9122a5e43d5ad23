package save

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// This file brings whole files under a name: whoever looks finds the old text or the new one, never a piece.

// whole writes data into a new file beside path, safe on the disk, for the caller to name or remove.
func whole(d disk, path string, data []byte) (temp string, err error) {
	t, err := d.temp(filepath.Dir(path))
	if err != nil {
		return "", err
	}
	_, err = t.Write(data)
	if err == nil {
		err = t.Sync()
	}
	if err = errors.Join(err, t.Close()); err != nil {
		return "", errors.Join(err, d.remove(t.Name()))
	}
	return t.Name(), nil
}

// What begins and ends the name of a file that has no name of its own yet, and after how long nobody writes it any more.
const (
	partBegins = ".new-"
	partEnds   = ".part"
	partAge    = 24 * time.Hour
)

// abandoned tells a file that a program which was killed had begun to write.
func abandoned(e fs.DirEntry) bool {
	if !strings.HasPrefix(e.Name(), partBegins) || !strings.HasSuffix(e.Name(), partEnds) {
		return false
	}
	info, err := e.Info()
	return err == nil && info.Mode().IsRegular() && time.Since(info.ModTime()) > partAge
}

// Sweep removes from a folder what programs that were killed had begun to write. What cannot be removed lies on, and does no harm.
func Sweep(dir string) {
	if found, err := system.readDir(dir); err == nil {
		swept(system, dir, found)
	}
}

func swept(d disk, dir string, found []fs.DirEntry) {
	for _, e := range found {
		if abandoned(e) {
			_ = d.remove(filepath.Join(dir, e.Name()))
		}
	}
}

// place makes a whole file at a path that nothing has yet.
func place(d disk, path string, data []byte) error {
	temp, err := whole(d, path, data)
	if err != nil {
		return err
	}
	if err := name(d, temp, path); err != nil {
		return errors.Join(err, gone(d, temp))
	}
	return nil
}

// name gives a file a name that nothing else has: fs.ErrExist if something has it.
func name(d disk, from, to string) error {
	err := d.link(from, to)
	if err == nil {
		return d.remove(from)
	}
	if errors.Is(err, fs.ErrExist) {
		return err
	}
	return nameWithoutLinks(d, from, to)
}

// nameWithoutLinks is name for file systems that know no second name of a file. There a rename takes the place of what is
// there, so one program at a time looks and renames.
func nameWithoutLinks(d disk, from, to string) error {
	claim, err := d.open(filepath.Join(filepath.Dir(to), ".names"), os.O_RDWR|os.O_CREATE)
	if err != nil {
		return err
	}
	defer claim.Close()
	if err := claim.lock(); err != nil {
		return fmt.Errorf("another program names a file there at this moment; try again: %w", err)
	}
	if _, err := d.lstat(to); err == nil {
		return &fs.PathError{Op: "rename", Path: to, Err: fs.ErrExist}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return d.rename(from, to)
}

// gone removes a file that may be there.
func gone(d disk, path string) error {
	if err := d.remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Replace writes a file whole or not at all: whoever reads it finds the old text or the new one.
func Replace(path string, data []byte) error { return replace(system, path, data) }

// Publish is Replace for what is no secret, as games are: pages and pictures that others may read.
func Publish(path string, data []byte) error {
	if err := Replace(path, data); err != nil {
		return err
	}
	return os.Chmod(path, 0o644)
}

func replace(d disk, path string, data []byte) error {
	temp, err := whole(d, path, data)
	if err == nil {
		if err = d.rename(temp, path); err != nil {
			err = errors.Join(err, gone(d, temp))
		}
	}
	if of := (*fs.PathError)(nil); errors.As(err, &of) {
		err = of.Err // of the file it was to be written as, whose name tells nobody anything
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", path, err)
	}
	return d.syncDir(filepath.Dir(path))
}

// Hold takes an open file for this program alone; the system gives it free when the program ends, however it ends.
func Hold(f *os.File) error { return lock(f) }
