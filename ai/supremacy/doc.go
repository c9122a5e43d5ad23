// Package supremacy plays Air Supremacy: attacks by what they cost both sides on average, aircraft sent to the battle they are worth most in,
// battles left when they are lost.
package supremacy
