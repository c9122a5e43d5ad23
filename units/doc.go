// Package units holds chapter 17: the seven types of air unit, the nations, and what each may do, where it may
// base, how far it flies and what it costs. Every number comes from the rule tables.
package units
