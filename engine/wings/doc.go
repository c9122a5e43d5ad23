// Package wings plays the two air systems of Diplomacy, rn44 (Air Units) and rn46 (Air Power Diplomacy), as games: years of spring,
// fall, retreats and builds, with orders written in secret. What orders come to is settled by package diplomacy.
package wings
