// Package awaw is what the thinking opponents know of A World at War: a mind for its air game (air*.go), with its ground war
// (land*.go). What it sees stands in the package sight, what fights are worth in duel and clash, and raids and the sea have packages of
// their own.
//
// # Teaching the air mind a new part of its system
//
// A part is one or two files of its own and four small hooks. See the packages raid and sea for parts that are done.
//
//  1. What it weighs. Numbers come from awaw.Glance, asked of what a side sees. Add a struct of your own to Glance, as
//     GlanceLand is one, filled by a method in a file of your own and left zero where the scenario has nothing of it: then
//     old scenarios cost nothing and play as before. A flag On, or what is asked, tells in one look whether there is any.
//  2. What it answers. Write onX(buf) ([]engine.Command, bool) that gives the commands of the step being asked, or false,
//     and call it in (*air).Moves before onLand. Which step it is stands in Glance or is read from what is legal. Give all
//     commands up to the next roll or the next word of somebody else; one that is refused later is dropped without harm.
//  3. What it knows. Add your verbs to (*air).Knows by a function xKnows(c). A verb with an opinion is not tried by itself;
//     one without is tried out alone and massed, from Pilot upward, so that nothing is ever simply left lying.
//  4. What it is worth. Add to (*air).Value what the position promises beyond the points counted so far, for the side asked
//     less for the other, in points, as landTogo does. It is the lead at the end that is estimated: promise turns it into
//     the worth of victory by awaw.Par, for every part alike. A part that counts twice what Outcome counts already makes
//     every trial lie.
//
// Words for what was meant are a fifth: purpose by purpose in a function like landIntent, called in (*air).Intent.
//
// A mind keeps nothing between questions but room to work in and tables that never change once made; it must answer the same
// whatever it was asked before, or games stop repeating (TestNoMemory, TestDecisionsAreAcceptedAndRepeat). Worths are
// compared with a small margin and lists are walked in the order of the position, never in that of a map.
package awaw
