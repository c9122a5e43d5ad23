// Package panels holds what lies beside the map: forces, stacks, ships, bases, log, luck, orders, layers, rules.
package panels
