#!/bin/sh
# dump-restore.sh <file>: fills the empty database that DATABASE_URL names; whole or not at all.
set -eu
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$1"
