// Package rulecase reads and runs rule cases of any system: given lines, orders, loaded dice, and what must then be seen. What a
// system's own words mean is its Grammar; docs/notation.md describes the lines of A World at War's, and says where those of the others are shown.
package rulecase
