#!/bin/sh
# receive-wal.sh <folder>: keeps every change of the database as it happens (juban-wal.service runs it).
# BACKUP_URL names the server and a role with REPLICATION.
set -eu
export PGAPPNAME=juban_wal
pg_receivewal -d "$BACKUP_URL" --slot juban_wal --create-slot --if-not-exists
exec pg_receivewal -d "$BACKUP_URL" -D "$1" --slot juban_wal --synchronous
