#!/bin/sh
# restore.sh <base backup> <folder of the log> <new data folder>: everything up to the last change that was received.
# Run as the user of PostgreSQL, with server and receiver of the log stopped. Then start the server and wait until
# pg_is_in_recovery() is false: it answers reads before that, while it still needs the folder of the log.
# RESTORE_UNTIL='2026-11-15 20:00:00+08' stops there instead (somebody deleted something at 20:01).
set -eu
base=$1
log=$2
data=$3
if [ -e "$data" ]; then
  echo "$data exists: move it away first" >&2
  exit 1
fi
cp -a "$base" "$data"
chmod 700 "$data"
{
  echo "restore_command = 'cp \"$log/%f\" \"%p\" 2>/dev/null || cp \"$log/%f.partial\" \"%p\"'"
  echo "recovery_target_timeline = 'latest'"
  if [ -n "${RESTORE_UNTIL:-}" ]; then
    echo "recovery_target_time = '$RESTORE_UNTIL'"
    echo "recovery_target_action = 'promote'"
  fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
