package beside

import (
	"archive/zip"
	"bytes"
	"errors"
	"io/fs"
	"path"
	"strings"
	"sync"
	"syscall/js"
	"time"

	"awaw/internal/promise"
)

// File fetches a file of the program by its name in the project, such as "assets/maps/europe.ground".
func File(name string) ([]byte, error) {
	v, err := promise.Await(js.Global().Call("awawFile", name))
	if err != nil {
		return nil, &fs.PathError{Op: "fetch", Path: name, Err: err}
	}
	if v.IsNull() {
		return nil, &fs.PathError{Op: "fetch", Path: name, Err: fs.ErrNotExist}
	}
	data := make([]byte, v.Length())
	js.CopyBytesToGo(data, v)
	return data, nil
}

// FS is a folder of the program: what is inside it, and for all else what lies beside.
type FS struct {
	inside   fs.FS
	folder   string
	packs    []string
	mu       sync.Mutex
	unpacked map[string]fs.FS
}

// Folder gives a folder of the project, or what lies with a system under its name, of which the program carries a part. Those named in packs lie beside it as one archive each, such as
// "text/de".
func Folder(inside fs.FS, folder string, packs ...string) *FS {
	return &FS{inside: inside, folder: folder, packs: packs, unpacked: map[string]fs.FS{}}
}

// Open opens a file or a folder.
func (f *FS) Open(name string) (fs.File, error) {
	for _, pack := range f.packs {
		if rest, ok := strings.CutPrefix(name+"/", pack+"/"); ok {
			files, err := f.unpack(pack)
			if err != nil {
				return nil, err
			}
			return files.Open(path.Clean(rest))
		}
	}
	file, err := f.inside.Open(name)
	whole := path.Join(f.folder, name)
	if !errors.Is(err, fs.ErrNotExist) || !js.Global().Call("awawHas", whole).Bool() { // asked at once: there are hundreds of names for which nothing lies there
		return file, err
	}
	data, far := File(whole)
	if far != nil {
		return nil, far
	}
	return &fetched{Reader: bytes.NewReader(data), name: path.Base(name)}, nil
}

// ReadDir lists a folder, the archives below it among what it holds.
func (f *FS) ReadDir(name string) ([]fs.DirEntry, error) {
	for _, pack := range f.packs {
		if strings.HasPrefix(name+"/", pack+"/") {
			files, err := f.unpack(pack)
			if err != nil {
				return nil, err
			}
			return fs.ReadDir(files, path.Clean(strings.TrimPrefix(name+"/", pack+"/")))
		}
	}
	list, err := fs.ReadDir(f.inside, name)
	for _, pack := range f.packs {
		if path.Dir(pack) == name {
			list = append(list, fs.FileInfoToDirEntry(folder(path.Base(pack))))
		}
	}
	return list, err
}

func (f *FS) unpack(pack string) (fs.FS, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if files := f.unpacked[pack]; files != nil {
		return files, nil
	}
	data, err := File(path.Join(f.folder, pack) + ".zip")
	if err != nil {
		return nil, err
	}
	files, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, &fs.PathError{Op: "fetch", Path: pack, Err: err}
	}
	f.unpacked[pack] = files
	return files, nil
}

// fetched is a file that was fetched.
type fetched struct {
	*bytes.Reader
	name string
}

func (f *fetched) Stat() (fs.FileInfo, error) { return f, nil }
func (f *fetched) Close() error               { return nil }
func (f *fetched) Name() string               { return f.name }
func (f *fetched) Size() int64                { return f.Reader.Size() }
func (f *fetched) Mode() fs.FileMode          { return 0o444 }
func (f *fetched) ModTime() time.Time         { return time.Time{} }
func (f *fetched) IsDir() bool                { return false }
func (f *fetched) Sys() any                   { return nil }

// folder is a folder that lies beside.
type folder string

func (f folder) Name() string     { return string(f) }
func (folder) Size() int64        { return 0 }
func (folder) Mode() fs.FileMode  { return fs.ModeDir | 0o555 }
func (folder) ModTime() time.Time { return time.Time{} }
func (folder) IsDir() bool        { return true }
func (folder) Sys() any           { return nil }
