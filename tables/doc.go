// Package tables decodes the numbers of the rules from TOML, strictly, and holds the shipped ones.
//
// A key nobody reads, a value of the wrong kind or out of its bounds is an Error with file, line and key.
package tables
