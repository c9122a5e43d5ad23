// Package charts draws exact chances: of each number, of each end, and of when to break a fight off.
package charts
