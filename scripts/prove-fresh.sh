#!/usr/bin/env bash
# Proves ./play and ./check on a bare Debian 12: makes one with debootstrap, clones the project's last commit into it, and
# runs both there; between them every command that README prints, and a lesson played by mouse in the window. Needs root. The mirror is that of this machine's own apt; the network settings are this machine's too.
#
#   scripts/prove-fresh.sh            all;  scripts/prove-fresh.sh play readme  and the like: some of play, readme, window, check
#   PROVE_AT=DIR                      where the empty Debian is made (default: a new folder under TMPDIR)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
what=("$@")
[ ${#what[@]} -gt 0 ] || what=(play readme window check)
[ "$(id -u)" = 0 ] || { echo "$0: debootstrap and chroot need root" >&2; exit 3; }
command -v debootstrap >/dev/null || { apt-get update -qq || true; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq debootstrap >/dev/null; }

mirror=$(apt-get indextargets --format '$(SITE) $(RELEASE)' 'Created-By: Packages' | sed -n 's/ bookworm$//p' | head -n 1)
[ -n "$mirror" ] || { echo "$0: this machine's apt has no source of Debian 12 (bookworm)" >&2; exit 3; }
at=${PROVE_AT:-$(mktemp -d)}
mkdir -p "$at"
leave() {
	umount "$at/proc" "$at/dev" 2>/dev/null || umount -l "$at/proc" "$at/dev" 2>/dev/null || true # something may still hold them open
	# Never remove through a mount that is still there.
	if [ -z "${PROVE_AT:-}" ] && ! grep -q " $at/" /proc/mounts; then rm -rf --one-file-system "$at"; fi
}
trap leave EXIT

echo "== an empty Debian 12 in $at"
debootstrap --variant=minbase bookworm "$at" "$mirror" >"$at/debootstrap.log" 2>&1 || { tail -n 20 "$at/debootstrap.log" >&2; exit 1; }
mount --bind /dev "$at/dev"
mount -t proc proc "$at/proc"
for f in /etc/resolv.conf /etc/hosts; do cp -L "$f" "$at$f"; done
# Authorities that this machine trusts beside Debian's, as behind a company's proxy.
mkdir -p "$at/usr/local/share/ca-certificates"
find /usr/local/share/ca-certificates -name '*.crt' -exec cp -L {} "$at/usr/local/share/ca-certificates/" \;
git clone -q --no-local . "$at/awaw"

settings=(PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME="$(getent passwd root | cut -d: -f6)" LANG=C.UTF-8)
for v in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY GOPROXY GOSUMDB GONOSUMDB GOPRIVATE GOFLAGS; do
	[ -z "${!v:-}" ] || settings+=("$v=${!v}")
done
failed=0
for w in "${what[@]}"; do
	case $w in
	readme) run=(/awaw/scripts/readme.sh) ;;
	window) run=(/awaw/scripts/sessions.sh lesson-mouse) ;;
	*) run=("/awaw/$w") ;;
	esac
	for time in first second; do
		echo "== $w, the $time time"
		begin=$SECONDS
		chroot "$at" /usr/bin/env -i "${settings[@]}" "${run[@]}" </dev/null || { echo "== $w failed"; failed=1; break; }
		echo "== $w took $((SECONDS - begin)) s"
		[ "$w" = play ] || break
	done
done
exit $failed
