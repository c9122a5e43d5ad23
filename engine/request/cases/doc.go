// Package cases reads and runs rule cases of battles and flights: a request, and what its answer must say.
//
// A file begins with system = "er" or "as" and may give a [graph] that all its flights without one of their own are flown on, and a [flight] whose keys
// they have unless they say otherwise. Each [[case]] has rule, name, ask (a request as awawctl battle reads it, docs/battle.md) and expect: what the
// answer states. What it does not name is free; the maps losses, left, by and defend are whole, and null in a list is free. edge marks a
// limit.
package cases
