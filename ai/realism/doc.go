// Package realism plays Enhanced Realism: flights by what they cost both sides on average, battles by their exact odds, purchases by what
// the front lacks.
package realism
