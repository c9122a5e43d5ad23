// Which files a game knows, by the edition of the rules it began with.
package tables

// Knows tells whether a file had come by the edition this set stands for: games of older editions do without what came later.
func (s Set) Knows(name string) bool { return s.Reaches(s.since(name)) }

// Reaches tells whether the set stands for an edition or a later one: entries of a file may have come later than the file.
func (s Set) Reaches(edition int) bool { return s.before == 0 || edition < s.before }
