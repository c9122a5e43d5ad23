// Package cases runs rule cases of chapter 19: a player's given, orders, dice and expect, on forces alone.
//
// given: "attacker = FORCE", "defender = FORCE", "cap", "cover", "surprise", "radar N", "attacker radar N",
// "research NATION airdrm N", "fight KIND" (a kind of aircombat.toml; counterair if unsaid), "by kind" (army air breaks
// down into attack, cover and search squadrons), "alone" (look at the forces without a fight).
//
// orders, carried out in turn: "round" fights a round with the next dice of each side that rolls; "spare inverted" and
// "both" choose for the attacker (19.64) from then on; "SIDE takes E/A" deals a result without dice; "SIDE gives N NATION
// TYPE [flags]" makes the owner's next N choices; "SIDE leaves" withdraws from the fight; "recombine" ends it.
//
// expect: see check.go.
package cases
