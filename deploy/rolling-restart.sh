#!/bin/sh
# Restarts every process in turn without a failed request: rolling-restart.sh [port...]
set -eu
here=$(dirname "$0")

[ $# -gt 0 ] || set -- 3001 3002
# Whoever leaves needs a neighbour that nginx asks.
for port in "$@"; do "$here/wait-for-nginx.sh" "$port"; done
for port in "$@"; do
  # Comes back when the process has left, ended and started again, and is ready (juban@.service).
  systemctl restart "juban@$port"
  "$here/wait-for-nginx.sh" "$port"
  echo "juban@$port is back"
done
