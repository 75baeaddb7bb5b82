#!/bin/sh
# new-version.sh [branch]: builds a version in a folder of its own beside the running one, and moves over without a
# failed request. /opt/juban is a link to the folder of the version that runs: set back and restarted, it is the way back.
set -eu
link=/opt/juban
old=$(readlink -f "$link")
new="$link-$(date -u +%Y%m%dT%H%M%SZ)"
git clone --quiet --branch "${1:-main}" "$(git -C "$old" remote get-url origin)" "$new"
(cd "$new" && npm run build)
# Pages that are open still ask for the scripts they were built with.
before=$(sed -n 's/.*"web": "\(web-[^"]*\)".*/\1/p' "$old/.build/current.json")
[ -e "$new/.build/$before" ] || cp -R "$old/.build/$before" "$new/.build/"
# Where the processes own no tables (postgresql/roles.sql), their owner migrates before they come.
if [ -e /etc/juban/owner.env ]; then
  (cd "$new" && set -a && . /etc/juban/juban.env && . /etc/juban/owner.env && APP_ENV=production npm run migrate)
fi
ln -sfn "$new" "$link"
exec "$new/deploy/rolling-restart.sh"
