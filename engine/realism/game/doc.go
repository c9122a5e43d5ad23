// Package game makes Enhanced Realism playable: positions of a world war in the air, on land and at sea. What the document rules it judges as
// package realism answers it; all round that is the house's own and lies in tables/realism/house.toml.
package game
