// Package counsel tells advice in lines and as JSON: what a side could do (hint), how a game went (review).
package counsel
