// Package history is what has happened: the timeline, moving about in it, and the cards that tell of news.
package history
