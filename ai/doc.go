// Package ai holds the opponents: players that see only what their side may see, and act only by what is legal. It knows no
// game itself: what is known of a rule system comes with its row in engine/systems, as Knowledge.
//
// Four levels think: cadet, pilot, commander and marshal. What they know of a rule system stands in its Mind; all else they
// try out on copies, with dice of their own. Scripted plans and random play are kept as measures.
//
// # Who does what
//
//	roster.go   players by name, and what is known of the systems
//	level.go    what tells one level from another: commands tried, manners learned, how far a trial leads
//	search.go   the ways to go on, tried out on copies until the best is known
//	trial.go    one way played on to its horizon, both sides by what the mind knows
//	mind.go     what a mind answers, and the mind that plays anything
//	scripted.go play by a plan, without thinking
package ai
