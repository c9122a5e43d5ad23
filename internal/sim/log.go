// The log of a study: one line a finished game, appended as games end. A line that was cut off is left out, and its
// game is played again; nothing else is ever lost.
package sim

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"awaw/engine"
	"awaw/internal/save"
)

// The files of a study.
const (
	studyFile = "study.json"
	logFile   = "games.log"
)

// file is what a log writes on.
type file interface {
	Write([]byte) (int, error)
	Truncate(int64) error
	Sync() error
	Close() error
}

// Log keeps the finished games of a study in a folder, for one program at a time.
type Log struct {
	Study   Study    // as the folder holds it: its build is the one that began it
	Records []Record // in the order games ended
	Notices []string // what a person should know of the folder as it was found

	path   string
	f      file
	size   int64
	synced time.Time
	dead   error
}

// Elsewhere ends the refusal of a folder that holds something else: what to do.
const Elsewhere = "; name another folder with --out"

// Open makes the folder of a study ready, or goes on with the one that is there. A folder that holds another study is
// refused and stays as it is. One that another build of the program began is for Probe to judge.
func Open(dir string, s Study) (*Log, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("the folder of the study cannot be made: %w; name another with --out", err)
	}
	have, err := ReadStudy(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if err := s.write(dir); err != nil {
			return nil, err
		}
		have = s
	case err != nil:
		return nil, err
	default:
		like := s
		like.Build = have.Build
		if err := have.Same(like); err != nil {
			return nil, fmt.Errorf("%s holds %w"+Elsewhere, dir, err)
		}
		if have.Shard != s.Shard {
			return nil, fmt.Errorf("%s holds shard %s of the study, not %s; give every shard a folder of its own with --out", dir, have.Shard, s.Shard)
		}
	}
	path := filepath.Join(dir, logFile)
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return nil, err
	}
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		f.Close()
		return nil, fmt.Errorf("%s: expected an ordinary file; name another folder with --out", path)
	}
	if err := save.Hold(f); err != nil {
		f.Close()
		return nil, fmt.Errorf("%s: another program is playing this study; wait for it, or name another folder with --out", dir)
	}
	l := &Log{Study: have, path: path, f: f}
	if err := l.read(s); err != nil {
		f.Close()
		return nil, err
	}
	if len(l.Records) == 0 && have.Build != s.Build { // nothing of the other build is here
		l.Study = s
		if err := s.write(dir); err != nil {
			f.Close()
			return nil, err
		}
	}
	return l, nil
}

// ReadStudy reads what study a folder holds.
func ReadStudy(dir string) (Study, error) {
	path := filepath.Join(dir, studyFile)
	var s Study
	data, err := os.ReadFile(path)
	if err != nil {
		return s, err
	}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&s); err != nil || s.Format != formatVersion || s.Check() != nil {
		return s, fmt.Errorf("%s holds %w, or a damaged one: expected one of format %d, as this program writes it"+Elsewhere, path, ErrAnother, formatVersion)
	}
	return s, nil
}

func (s Study) write(dir string) error {
	text, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	return save.Replace(filepath.Join(dir, studyFile), append(text, '\n'))
}

// readLog gives the sound records of a study's log, how many bytes are whole lines, and how many lines are damaged.
func readLog(path string, s Study) (records []Record, whole int64, damaged int, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, 0, 0, err
	}
	whole = int64(bytes.LastIndexByte(data, '\n') + 1)
	seen := map[int]bool{}
	for line := range bytes.Lines(data[:whole]) {
		r, ok := readRecord(bytes.TrimSuffix(line, []byte{'\n'}))
		if !ok || r.Game < 1 || r.Game > s.Games || !s.Shard.Has(r.Game) || r.Seed != s.GameSeed(r.Game) ||
			len(r.Points) != len(s.Sides) || len(r.Luck) != len(s.Sides) || len(r.Rolls) != len(s.Sides) {
			damaged++
			continue
		}
		if !seen[r.Game] {
			seen[r.Game] = true
			records = append(records, r)
		}
	}
	return records, whole, damaged, nil
}

func (l *Log) read(s Study) error {
	records, whole, damaged, err := readLog(l.path, s)
	if err != nil {
		return err
	}
	l.Records, l.size = records, whole
	if damaged > 0 {
		l.Notices = append(l.Notices, fmt.Sprintf("%s: %d damaged lines are passed over; their games are played again", l.path, damaged))
	}
	if info, err := os.Stat(l.path); err == nil && info.Size() > whole {
		l.Notices = append(l.Notices, l.path+" ends in the middle of a line; that game is played again")
		return l.f.Truncate(whole)
	}
	return nil
}

// ErrOtherPlay says that games kept by another build of the program come out otherwise with this one.
var ErrOtherPlay = errors.New("another build of the program plays otherwise")

// Probe judges a folder that another build began: the first and the last game kept are played again, and must come out
// the same in everything that is kept of a game. With the build that began it there is nothing to judge.
func (l *Log) Probe(ctx context.Context, build string, start engine.Position) error {
	if l.Study.Build == build || len(l.Records) == 0 {
		return nil
	}
	for _, kept := range []Record{l.Records[0], l.Records[len(l.Records)-1]} {
		again, err := l.Study.Play(ctx, start, kept.Game)
		if ctx.Err() != nil {
			return ErrStopped
		} else if err != nil {
			return err
		}
		now, err1 := again.line()
		then, err2 := kept.line()
		if err := errors.Join(err1, err2); err != nil {
			return err
		}
		if !bytes.Equal(now, then) {
			return fmt.Errorf("%s: %w: game %d comes out otherwise now"+Elsewhere, filepath.Dir(l.path), ErrOtherPlay, kept.Game)
		}
	}
	l.Notices = append(l.Notices, fmt.Sprintf("%s was begun by another build of the program, which plays the same", filepath.Dir(l.path)))
	return nil
}

// Done tells which games are kept.
func (l *Log) Done() map[int]bool {
	out := make(map[int]bool, len(l.Records))
	for _, r := range l.Records {
		out[r.Game] = true
	}
	return out
}

// syncEvery bounds what a loss of power can cost.
const syncEvery = time.Second

// Keep appends a finished game. If that fails the log is left as it was before, and nothing more is taken.
func (l *Log) Keep(r Record) error {
	if l.dead != nil {
		return l.dead
	}
	line, err := r.line()
	if err != nil {
		return err
	}
	_, err = l.f.Write(line)
	if now := time.Now(); err == nil && now.Sub(l.synced) > syncEvery {
		l.synced = now
		err = l.f.Sync()
	}
	if err != nil {
		_ = l.f.Truncate(l.size) // half a line that stays is cut off by the next start
		l.dead = fmt.Errorf("%s cannot be written: %w; %d finished games are kept in it: make room and give the same command again",
			l.path, err, len(l.Records))
		return l.dead
	}
	l.size += int64(len(line))
	l.Records = append(l.Records, r)
	return nil
}

// InOrder gives the records in the order of their games.
func (l *Log) InOrder() []Record {
	out := slices.Clone(l.Records)
	slices.SortFunc(out, byGame)
	return out
}

func byGame(a, b Record) int { return a.Game - b.Game }

// Close makes everything kept safe and gives the folder free.
func (l *Log) Close() error {
	if l.f == nil {
		return nil
	}
	err := errors.Join(l.f.Sync(), l.f.Close())
	l.f = nil
	return err
}
