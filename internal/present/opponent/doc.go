// Package opponent tells of the opponents on the screen: whose move it is, how far they have thought, what they say.
package opponent
