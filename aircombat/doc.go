// Package aircombat holds chapter 19: the Air Combat Table, the modifiers, rounds, the sharing of losses in mixed
// forces, and exact odds. It knows forces, not where they stand or why they fight.
package aircombat
