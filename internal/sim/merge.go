// Merging shards: the games of several folders become one study, exactly as if it had been played in one.
package sim

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// Merged is a study put together from its shards.
type Merged struct {
	Study   Study
	Records []Record // in the order of games
}

// Merge reads the shards of one study. Shards of different studies, a shard given twice or missing, and games not yet
// played are refused by name.
func Merge(dirs []string) (Merged, error) {
	var m Merged
	if len(dirs) == 0 {
		return m, errors.New("nothing to merge: name the folders of the shards")
	}
	at := map[int]string{} // shard to the folder it is in
	for i, dir := range dirs {
		s, err := ReadStudy(dir)
		if errors.Is(err, fs.ErrNotExist) {
			return m, fmt.Errorf("%s holds no study: expected %s in it", dir, studyFile)
		} else if err != nil {
			return m, err
		}
		if i == 0 {
			m.Study = s
		}
		if err := s.Same(m.Study); err != nil {
			return m, fmt.Errorf("%s and %s cannot be merged: the second holds %w", dirs[0], dir, err)
		}
		if s.Shard.N != m.Study.Shard.N {
			return m, fmt.Errorf("%s holds shard %s, %s shard %s: the study was cut in two ways; merge shards of one cut", dirs[0], m.Study.Shard, dir, s.Shard)
		}
		if other, twice := at[s.Shard.I]; twice {
			return m, fmt.Errorf("shard %s is given twice: %s and %s", s.Shard, other, dir)
		}
		at[s.Shard.I] = dir
		records, err := finished(dir, s)
		if err != nil {
			return m, err
		}
		m.Records = append(m.Records, records...)
	}
	for i := 1; i <= m.Study.Shard.N; i++ {
		if _, ok := at[i]; !ok {
			return m, fmt.Errorf("shard %s is missing: name its folder too", Shard{i, m.Study.Shard.N})
		}
	}
	m.Study.Shard = Whole
	slices.SortFunc(m.Records, byGame)
	return m, nil
}

// finished gives all games of a shard, or says that it is not done.
func finished(dir string, s Study) ([]Record, error) {
	records, _, damaged, err := readLog(filepath.Join(dir, logFile), s)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if len(records) < s.Mine() {
		why := ""
		if damaged > 0 {
			why = fmt.Sprintf(" (%d lines of its log are damaged)", damaged)
		}
		return nil, fmt.Errorf("%s has %d of the %d games of shard %s%s: play it to its end with the command that began it", dir, len(records), s.Mine(), s.Shard, why)
	}
	return records, nil
}

// Keep writes the merged study into a folder of its own, as a run would have: its description and its log. A folder
// that holds another study is refused.
func (m Merged) Keep(dir string) error {
	if _, err := os.Stat(filepath.Join(dir, studyFile)); err == nil {
		have, err := ReadStudy(dir)
		if err != nil {
			return err
		}
		if have.Shard != Whole {
			return fmt.Errorf("%s holds shard %s; merge into a folder of its own", dir, have.Shard)
		}
		if err := have.Same(m.Study); err != nil {
			return fmt.Errorf("%s holds %w"+Elsewhere, dir, err)
		}
	}
	l, err := Open(dir, m.Study)
	if err != nil {
		return err
	}
	done := l.Done()
	for _, r := range m.Records {
		if done[r.Game] {
			continue
		}
		if err := l.Keep(r); err != nil {
			l.Close()
			return err
		}
	}
	return l.Close()
}
