// Package recap tells what another side did while this one waited: a few sentences, arrows on the map, points.
package recap
