// Package volley is battle by volleys: both sides roll a die for each unit, hit at a unit's value or below, and lose units by fixed
// policies. One round with known dice, exact chances to the finish, and battles thrown by the million.
//
// What is rolled and lost is data: a Table gives the dice and the values of each kind, a Battle the forces, who gives up and who picks in
// which order, whose dice fall first, and who joins later. Systems whose rounds are of another kind make their own Trees and let the same
// chain walk over them.
package volley
