#!/bin/sh
# dump.sh <folder>: the tables as one file, readable by every later PostgreSQL; restored by dump-restore.sh.
# DATABASE_URL as the product has it. Rights are no part of it: postgresql/roles.sql gives them.
set -eu
name="juban-$(date -u +%Y%m%dT%H%M%SZ).dump"
pg_dump --format=custom --no-owner --no-privileges --dbname="$DATABASE_URL" --file="$1/$name.part"
mv "$1/$name.part" "$1/$name"
echo "$name"
