// Which files a game knows, by the edition of the rules it began with.
package tables

// Knows tells whether a file had come by the edition this set stands for: games of older editions do without what came later.
func (s Set) Knows(name string) bool { return s.before == 0 || s.since(name) < s.before }
