#!/bin/sh
# base-backup.sh <folder>: a whole copy of the server's data under <folder>/base-<time>, checked (juban-backup.timer).
# BACKUP_URL as for receive-wal.sh; KEEP_DAYS of copies are kept (14), with all of the log since the oldest of them.
set -eu
# Debian keeps pg_verifybackup and pg_archivecleanup out of the PATH.
PATH="$PATH:$(find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -n 1)"
folder=$1
name="base-$(date -u +%Y%m%dT%H%M%SZ)"
pg_basebackup -d "$BACKUP_URL" -D "$folder/$name.part" -X none --checkpoint=fast --no-sync
pg_verifybackup --no-parse-wal --quiet "$folder/$name.part"
sync
# Only a copy that is whole has the name that restores look for.
mv "$folder/$name.part" "$folder/$name"

find "$folder" -maxdepth 1 -name 'base-*' -mtime "+${KEEP_DAYS:-14}" -exec rm -rf {} +
oldest=$(find "$folder" -maxdepth 1 -name 'base-*Z' | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\)).*/\1/p' "$oldest/backup_label")
if [ -d "$folder/wal" ]; then pg_archivecleanup "$folder/wal" "$first"; fi
echo "$name"
