package save

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"awaw/engine/play"
)

// File is a save being played: a play.Sink that only ever appends. It is locked against other programs until
// it is closed or the program ends in any way.
type File struct {
	disk disk
	path string
	f    handle
	size int64 // of what counts: a write that fails is cut off again behind it
	rows int   // its lines: what could not be opened again is not written
	torn bool  // the file does not end with a newline: the next line starts with one
	dead error
}

// Create makes ready a new save. The file appears, whole, when the game writes its first lines; an existing save
// is never touched.
func (s *Store) Create(name string) (*File, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	return createOn(s.disk, s.Path(name))
}

// CreateAt is Create for a path of the player's choice.
func CreateAt(path string) (*File, error) { return createOn(system, path) }

func createOn(d disk, path string) (*File, error) {
	if info, err := d.lstat(path); err == nil && info.IsDir() {
		return nil, plainly(path, ErrNoFile)
	} else if err == nil {
		return nil, fmt.Errorf("%s: %w", path, ErrExists)
	}
	return &File{disk: d, path: path}, nil
}

// Path is where the save lies.
func (f *File) Path() string { return f.path }

// Append writes whole lines at the end. After an error nothing of them counts, and what was written of them is cut off again;
// where even that fails the file is not written to any more.
func (f *File) Append(lines []byte) error {
	if f.dead != nil {
		return f.dead
	}
	if f.f == nil {
		return f.first(lines)
	}
	if err := f.stay(); err != nil {
		return err
	}
	if f.torn {
		lines = append([]byte{'\n'}, lines...)
	}
	rows := f.rows + bytes.Count(lines, []byte{'\n'})
	if f.size+int64(len(lines)) > play.LongestJournal || rows > play.MostLines {
		return &Trouble{Path: f.path, Err: &play.TooLongError{File: f.path}, key: troubleLong}
	}
	n, err := f.f.Write(lines)
	if err == nil {
		f.torn = false
		f.size += int64(n)
		f.rows = rows
		return nil
	}
	if n > 0 {
		if cut := f.f.Truncate(f.size); cut != nil {
			f.dead = &Trouble{Path: f.path, Err: err, key: troubleUnsure, lost: true}
			return f.dead
		}
	}
	return unwritten(f.path, err)
}

// first makes the file with its first lines: whole or not at all, and never over another.
func (f *File) first(lines []byte) error {
	g, err := f.made(f.path, lines)
	if err != nil {
		return err
	}
	f.f, f.size, f.rows = g, int64(len(lines)), bytes.Count(lines, []byte{'\n'})
	return nil
}

// made makes a whole new file that is locked and safe on the disk, to be appended to.
func (f *File) made(path string, text []byte) (handle, error) {
	dir := filepath.Dir(path)
	err := f.disk.mkdirAll(dir)
	if err == nil {
		err = place(f.disk, path, text)
	}
	if errors.Is(err, fs.ErrExist) {
		return nil, plainly(path, err)
	}
	if err != nil {
		return nil, unwritten(path, err)
	}
	g, err := f.disk.open(path, os.O_RDWR|os.O_APPEND)
	if err != nil {
		return nil, unwritten(path, err)
	}
	if err := g.lock(); err != nil {
		g.Close()
		return nil, inUse(path)
	}
	if err := f.disk.syncDir(dir); err != nil {
		g.Close()
		return nil, unwritten(path, err)
	}
	return g, nil
}

// Sync waits until everything written is safe on the disk.
func (f *File) Sync() error {
	if f.dead != nil || f.f == nil {
		return f.dead
	}
	if err := f.f.Sync(); err != nil {
		f.dead = &Trouble{Path: f.path, Err: err, key: troubleUnsure, lost: true}
	}
	return f.dead
}

// Close ends writing and gives the save free.
func (f *File) Close() error {
	if f.f == nil {
		return nil
	}
	var err error
	if f.dead == nil {
		err = f.stay()
	}
	err = errors.Join(err, f.f.Sync(), f.f.Close())
	f.f = nil
	f.dead = fmt.Errorf("%s was closed", f.path)
	return err
}

// Load opens a save to go on playing it: the journal, and the file to append to, which the caller closes. When
// something within the journal is wrong, the error is an *engine.JournalError and the journal up to the last safe
// entry comes without a file: it can be looked at, or taken over into a new save by Rescue.
func (s *Store) Load(name string) (*play.Journal, *File, error) {
	if err := CheckName(name); err != nil {
		return nil, nil, err
	}
	return loadFrom(s.disk, s.Path(name))
}

// LoadAt is Load for a path of the player's choice.
func LoadAt(path string) (*play.Journal, *File, error) { return loadFrom(system, path) }

func loadFrom(d disk, path string) (*play.Journal, *File, error) {
	f, err := d.open(path, os.O_RDWR|os.O_APPEND)
	if err != nil {
		return nil, nil, plainly(path, err)
	}
	if err := f.lock(); err != nil {
		f.Close()
		return nil, nil, inUse(path)
	}
	j, err := journal(path, f)
	if err != nil {
		f.Close()
		return j, nil, err
	}
	size, torn, err := ending(f)
	if err != nil {
		f.Close()
		return nil, nil, plainly(path, err)
	}
	return j, &File{disk: d, path: path, f: f, size: size, rows: j.Rows(), torn: torn}, nil
}

// ending gives the size of a file and whether its last line has no newline.
func ending(f handle) (size int64, torn bool, err error) {
	info, err := f.Stat()
	if err != nil {
		return 0, false, err
	}
	var last [1]byte
	_, err = f.ReadAt(last[:], info.Size()-1)
	return info.Size(), last[0] != '\n', err
}

// Read reads a save only to look at it.
func Read(path string) (*play.Journal, error) {
	f, err := openRead(path)
	if err != nil {
		return nil, plainly(path, err)
	}
	defer f.Close()
	return journal(path, f)
}

// journal reads a file that is no longer than a journal may be.
func journal(path string, f interface {
	io.ReaderAt
	Stat() (fs.FileInfo, error)
},
) (*play.Journal, error) {
	info, err := f.Stat()
	if err != nil {
		return nil, plainly(path, err)
	}
	if info.Size() > play.LongestCopy {
		return nil, &play.TooLongError{File: path}
	}
	return play.ReadJournal(path, io.NewSectionReader(f, 0, info.Size()))
}
