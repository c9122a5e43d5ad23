#!/usr/bin/env bash
# Pictures of every screen in the real window: at three sizes, each at two scales, and the smallest as other eyes see it.
# They go to out/gallery/SIZE-SCALE. SIZES chooses other sizes, as SIZES="1280x720:1 1280x720:1.25".
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
. scripts/display.sh
need_go
need_packages libx11-6 libgl1 libgl1-mesa-dri libxrandr2 libxi6 libxcursor1 libxinerama1 xvfb

open_display 3840x2160
go build -o "$work/awaw" ./cmd/awaw
go build -o "$work/eyes" ./internal/tools/eyes
failed=0
for at in ${SIZES:-1280x720:1 1280x720:1.25 1920x1080:1 1920x1080:1.75 3840x2160:1.5 3840x2160:2.5}; do
	size=${at%:*} scale=${at#*:}
	out=out/gallery/$size-$scale
	mkdir -p "$out"
	for name in front pages battle sea; do
		file=cmd/awaw/testdata/sessions/$name.txt
		flags=$(sed -n 's/^# flags: *//p' "$file" | head -n 1)
		# shellcheck disable=SC2086 # flags are several words
		AWAW_HOME=$work/$name-$at timeout 900 "$work/awaw" -mute -seed 5 $flags -session "$file" -shots "$out" -size "$size" -scale "$scale" || failed=1
	done
	say "$out: $(find "$out" -name '*.png' | wc -l) pictures"
done
first=$(find out/gallery -mindepth 1 -maxdepth 1 -type d | sort | head -n 1)
find "$first" -name '*.png' ! -name '*-protan.png' ! -name '*-deutan.png' ! -name '*-tritan.png' ! -name '*-grey.png' -exec "$work/eyes" {} +
exit "$failed"
