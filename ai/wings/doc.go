// Package wings is what opponents know of the two air systems of Diplomacy.
package wings
