#!/bin/sh
# wait-for-nginx.sh <port>: comes back when nginx asks the process on that port (again), or fails after a minute.
# nginx leaves one alone for a while after it was gone, and takes it back only when an answer has come: asking by
# nginx's own door is what brings that about, whether anybody else asks or not.
set -eu
door=${NGINX_DOOR:-http://127.0.0.1:3000/process}
tries=300
until curl -sS -o /dev/null -D - "$door" | tr -d '\r' | grep -q "^X-Process: .*:$1\$"; do
  tries=$((tries - 1))
  if [ "$tries" -eq 0 ]; then
    echo "nginx does not ask the process on port $1" >&2
    exit 1
  fi
  sleep 0.2
done
