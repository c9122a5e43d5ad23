package main

// This file is what a broken package is given to wake its breaks and to note which of them its tests feel.

// switchName is the variable of the environment that wakes one break; 0 none.
const switchName = "MUTANT"

// feltName is the variable that names a file: each place that would have answered otherwise with its break awake is noted there once.
const feltName = "MUTANTS_FELT"

// switches is what every broken package gets beside its own files; it wants the package's name and how many breaks there are.
const switches = `package %s

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"sync/atomic"
)

var (
	mutant, _   = strconv.Atoi(os.Getenv("` + switchName + `"))
	mutantNotes = os.Getenv("` + feltName + `")
	mutantFelt  [%d + 1]atomic.Bool
)

func mutantFeels(k int) {
	if mutantNotes == "" || mutantFelt[k].Swap(true) {
		return
	}
	f, err := os.OpenFile(mutantNotes, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err == nil {
		_, err = fmt.Fprintln(f, k)
		f.Close()
	}
	if err != nil {
		panic(err)
	}
}

func mutantIs(k int) bool {
	mutantFeels(k)
	return mutant == k
}

func mutantNumber(k int, v int) int {
	if mutantIs(k) {
		v++
	}
	return v
}

func mutantCompare[T cmp.Ordered](k int, a, b T, normal, broken string) bool {
	is, would := mutantTells(a, b, normal), mutantTells(a, b, broken)
	if is != would {
		mutantFeels(k)
	}
	if mutant == k {
		return would
	}
	return is
}

func mutantLimit[T interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64
}](k int, a, b T, sign string, left, right T) bool {
	is, would := mutantTells(a, b, sign), mutantTells(a+left, b+right, sign)
	if is != would {
		mutantFeels(k)
	}
	if mutant == k {
		return would
	}
	return is
}

func mutantTells[T cmp.Ordered](a, b T, sign string) bool {
	switch sign {
	case "<":
		return a < b
	case "<=":
		return a <= b
	case ">":
		return a > b
	case ">=":
		return a >= b
	case "==":
		return a == b
	}
	return a != b
}

func mutantAnd(k int, a bool, b func() bool) bool {
	if mutant == k {
		return a || b()
	}
	if a && b() {
		return true
	}
	mutantFeels(k)
	return false
}

func mutantOr(k int, a bool, b func() bool) bool {
	if mutant == k {
		return a && b()
	}
	if !a && !b() {
		return false
	}
	mutantFeels(k)
	return true
}
`
