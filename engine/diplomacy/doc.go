// Package diplomacy adjudicates turns of Diplomacy on the standard board, alone and with the wings of two air systems:
// rn44 (Air Units) and rn46 (Air Power Diplomacy).
//
// A Position and its orders go in, verdicts come out, each with the reasons that decided it. An Adjudicator takes anything:
// orders for units that are not there, foreign units, impossible routes; each becomes the unit's default order and says why.
// Nothing here draws a die.
package diplomacy
