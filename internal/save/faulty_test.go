package save

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// faulty is a file system in memory on which every step can be made to fail, and whose machine can die at every step. It knows
// what the disk would hold then: what was synced, and of the rest whatever the case says.
type faulty struct {
	names   map[string]*inode // as programs see them
	durable map[string]*inode // as they would be after a loss of power
	locked  map[*inode]*open
	links   bool // it knows second names of a file

	steps int           // steps so far
	plan  map[int]fault // by step, from 1
	died  bool          // the machine is dead: every step fails until it is started again
	log   []string      // names of the steps
	temps int
	now   time.Time
}

type inode struct {
	data, synced []byte
}

// fault is what happens at a step.
type fault uint8

const (
	fails     fault = iota + 1 // nothing is done, and the program is told
	tears                      // a write is done in part, anything else not at all, and the program is told
	full                       // a write lacks exactly its last byte
	dies                       // the machine dies before the step
	diesAfter                  // the machine dies when the step is done, before the program hears of it
	diesTorn                   // it dies when half of a write is done
)

var allFaults = []fault{fails, tears, full, dies, diesAfter, diesTorn}

var (
	errFault = errors.New("no room on the disk")
	errDead  = errors.New("the machine is dead")
)

func newFaulty(links bool) *faulty {
	return &faulty{names: map[string]*inode{}, durable: map[string]*inode{}, locked: map[*inode]*open{}, links: links, plan: map[int]fault{}}
}

// step counts a step and tells what happens at it.
func (d *faulty) step(what string) (fault, error) {
	if d.died {
		return 0, errDead
	}
	d.steps++
	d.log = append(d.log, what)
	switch f := d.plan[d.steps]; f {
	case fails:
		return f, errFault
	case dies:
		d.died = true
		return f, errDead
	default:
		return f, nil
	}
}

// after ends a step that was done.
func (d *faulty) after(f fault) error {
	if f == diesAfter || f == diesTorn {
		d.died = true
		return errDead
	}
	return nil
}

// simple is a step that is done whole or not at all.
func (d *faulty) simple(what string, do func() error) error {
	f, err := d.step(what)
	if err != nil {
		return err
	}
	if f == tears || f == full {
		return errFault
	}
	if f == diesTorn {
		d.died = true
		return errDead
	}
	if err := do(); err != nil {
		return err
	}
	return d.after(f)
}

// loss is what the disk holds of what was not synced when the machine comes up again.
type loss uint8

const (
	killed  loss = iota // only the program died: everything is there
	lost                // nothing of it
	names               // new names, but nothing of what was written to old files
	texts               // what was written to files, but no new names
	halves              // half of what was written at the end of each file
	noughts             // the files have their new lengths, with noughts in place of what was written
	lossCount
)

// restart brings the machine up again.
func (d *faulty) restart(l loss) {
	d.died = false
	d.locked = map[*inode]*open{}
	if l == killed {
		return
	}
	if l != names {
		d.names = copied(d.durable)
	}
	for _, n := range d.all() {
		switch {
		case l == lost || l == names:
			n.data = slices.Clone(n.synced)
		case l == halves && len(n.data) > len(n.synced):
			n.data = slices.Clone(n.data[:len(n.synced)+(len(n.data)-len(n.synced))/2])
		case l == noughts && len(n.data) > len(n.synced):
			n.data = append(slices.Clone(n.data[:len(n.synced)]), make([]byte, len(n.data)-len(n.synced))...)
		}
		n.synced = slices.Clone(n.data)
	}
	d.durable = copied(d.names)
}

func copied(m map[string]*inode) map[string]*inode {
	out := map[string]*inode{}
	for k, v := range m {
		out[k] = v
	}
	return out
}

func (d *faulty) all() []*inode {
	var out []*inode
	for _, m := range []map[string]*inode{d.names, d.durable} {
		for _, n := range m {
			if !slices.Contains(out, n) {
				out = append(out, n)
			}
		}
	}
	return out
}

type open struct {
	d     *faulty
	n     *inode
	name  string
	next  int
	write bool
}

func missing(op, path string) error { return &fs.PathError{Op: op, Path: path, Err: fs.ErrNotExist} }
func taken(op, path string) error   { return &fs.PathError{Op: op, Path: path, Err: fs.ErrExist} }

func (d *faulty) open(path string, flag int) (h handle, err error) {
	err = d.simple("open "+filepath.Base(path), func() error {
		n, ok := d.names[path]
		switch {
		case !ok && flag&os.O_CREATE == 0:
			return missing("open", path)
		case !ok:
			n = &inode{}
			d.names[path] = n
		}
		h = &open{d: d, n: n, name: path, write: flag&(os.O_WRONLY|os.O_RDWR) != 0}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return h, nil
}

func (d *faulty) temp(dir string) (h handle, err error) {
	err = d.simple("temp", func() error {
		d.temps++
		path := filepath.Join(dir, fmt.Sprintf(".new-%d.part", d.temps))
		n := &inode{}
		d.names[path] = n
		h = &open{d: d, n: n, name: path, write: true}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return h, nil
}

func (d *faulty) lstat(path string) (info fs.FileInfo, err error) {
	err = d.simple("lstat", func() error {
		n, ok := d.names[path]
		if !ok {
			return missing("lstat", path)
		}
		info = stat{filepath.Base(path), int64(len(n.data)), d.now}
		return nil
	})
	return info, err
}

func (d *faulty) readDir(dir string) (list []fs.DirEntry, err error) {
	err = d.simple("read folder", func() error {
		var found []string
		for path := range d.names {
			if filepath.Dir(path) == dir {
				found = append(found, path)
			}
		}
		slices.Sort(found)
		for _, path := range found {
			list = append(list, fs.FileInfoToDirEntry(stat{filepath.Base(path), int64(len(d.names[path].data)), d.now}))
		}
		return nil
	})
	return list, err
}

func (d *faulty) mkdirAll(string) error { return d.simple("make folder", func() error { return nil }) }

func (d *faulty) link(from, to string) error {
	return d.simple("link", func() error {
		switch n, ok := d.names[from]; {
		case !d.links:
			return &os.LinkError{Op: "link", Old: from, New: to, Err: errors.ErrUnsupported}
		case !ok:
			return missing("link", from)
		case d.names[to] != nil:
			return taken("link", to)
		default:
			d.names[to] = n
			return nil
		}
	})
}

func (d *faulty) rename(from, to string) error {
	return d.simple("rename", func() error {
		n, ok := d.names[from]
		if !ok {
			return missing("rename", from)
		}
		d.names[to] = n
		delete(d.names, from)
		return nil
	})
}

func (d *faulty) remove(path string) error {
	return d.simple("remove", func() error {
		if d.names[path] == nil {
			return missing("remove", path)
		}
		delete(d.names, path)
		return nil
	})
}

func (d *faulty) syncDir(dir string) error {
	return d.simple("sync folder", func() error {
		for path := range d.durable {
			if filepath.Dir(path) == dir && d.names[path] == nil {
				delete(d.durable, path)
			}
		}
		for path, n := range d.names {
			if filepath.Dir(path) == dir {
				d.durable[path] = n
			}
		}
		return nil
	})
}

// stat is what is known of a file.
type stat struct {
	name string
	size int64
	at   time.Time
}

func (s stat) Name() string       { return s.name }
func (s stat) Size() int64        { return s.size }
func (s stat) Mode() fs.FileMode  { return 0o644 }
func (s stat) ModTime() time.Time { return s.at }
func (s stat) IsDir() bool        { return false }
func (s stat) Sys() any           { return nil }

func (o *open) Name() string { return o.name }

func (o *open) Read(p []byte) (int, error) {
	n, err := o.ReadAt(p, int64(o.next))
	o.next += n
	return n, err
}

func (o *open) ReadAt(p []byte, at int64) (n int, err error) {
	f, err := o.d.step("read")
	switch {
	case err != nil:
		return 0, err
	case f == tears || f == full:
		return 0, errFault
	}
	if at >= int64(len(o.n.data)) {
		return 0, io.EOF
	}
	n = copy(p, o.n.data[at:])
	if n < len(p) {
		err = io.EOF
	}
	if dead := o.d.after(f); dead != nil {
		return 0, dead
	}
	return n, err
}

// Write writes at the end, wherever that is.
func (o *open) Write(p []byte) (int, error) {
	f, err := o.d.step("write")
	if err != nil {
		return 0, err
	}
	n := len(p)
	switch f {
	case tears, diesTorn:
		n /= 2
	case full:
		n--
	}
	if o.write {
		o.n.data = append(o.n.data, p[:n]...)
	}
	if f == tears || f == full {
		return n, errFault
	}
	return n, o.d.after(f)
}

func (o *open) Truncate(size int64) error {
	return o.d.simple("cut", func() error { o.n.data = slices.Clone(o.n.data[:size]); return nil })
}

func (o *open) Sync() error {
	return o.d.simple("sync "+strings.TrimPrefix(filepath.Ext(o.name), "."), func() error { o.n.synced = slices.Clone(o.n.data); return nil })
}

func (o *open) Stat() (info fs.FileInfo, err error) {
	err = o.d.simple("stat", func() error { info = stat{o.name, int64(len(o.n.data)), o.d.now}; return nil })
	return info, err
}

func (o *open) lock() error {
	return o.d.simple("lock", func() error {
		if by := o.d.locked[o.n]; by != nil && by != o {
			return ErrInUse
		}
		o.d.locked[o.n] = o
		return nil
	})
}

func (o *open) at(path string) (there bool, err error) {
	err = o.d.simple("look", func() error { there = o.d.names[path] == o.n; return nil })
	return there, err
}

// Close gives the file free even where it fails, as systems do.
func (o *open) Close() error {
	if o.d.locked[o.n] == o {
		delete(o.d.locked, o.n)
	}
	return o.d.simple("close", func() error { return nil })
}
