#!/bin/sh
# `docker compose run --rm restore <name>`: restores a backup while web and worker are stopped.
# Without a name it lists the backups. Runs in one transaction, so a failure changes nothing.
set -eu

backups=${BACKUP_DIR:-/backups}
data=${DATA_DIR:-/data}
name=${1:-}

if [ -z "$name" ]; then
  find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -printf '%f\n' | sort
  exit 0
fi
from="$backups/$name"
if [ ! -f "$from/shop.dump" ]; then
  echo "There is no backup $name in $backups." >&2
  exit 1
fi

script=$(mktemp "$backups/restore.XXXXXX")
trap 'rm -f "$script"' EXIT
# Also removes what later migrations have added.
{
  echo 'SET client_min_messages = warning;'
  echo 'DROP SCHEMA public CASCADE; CREATE SCHEMA public;'
} >"$script"
pg_restore --no-owner --no-privileges --file=- "$from/shop.dump" >>"$script"
# What was ended since the backup must not come back to life. Mails with such a code aren't sent. Those that
# waited may have gone out since, so they are held back as given up.
cat >>"$script" <<'END'
UPDATE public.sessions SET revoked_at = now() WHERE revoked_at IS NULL;
UPDATE public.one_time_codes SET used_at = now() WHERE used_at IS NULL;
UPDATE public.outbox_mails SET expires_at = now() WHERE expires_at > now() AND sent_at IS NULL;
UPDATE public.outbox_mails SET failed_at = now(), last_error = 'waited when the restored backup was made'
WHERE sent_at IS NULL AND failed_at IS NULL AND expires_at IS NULL;
END
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --single-transaction --output=/dev/null --file="$script"

# Only adds pictures. The shop's hourly clean-up removes those without a row.
for folder in media private-media; do
  mkdir -p "$data/$folder"
  cp -R --preserve=mode,timestamps --no-clobber "$from/$folder/." "$data/$folder/"
  if [ "$(id -u)" = 0 ]; then chown -R --reference="$data" "$data/$folder"; fi
done
echo "Restored $name."
held=$(psql --quiet --no-psqlrc --tuples-only --no-align --command="SELECT count(*) FROM outbox_mails
  WHERE sent_at IS NULL AND last_error = 'waited when the restored backup was made'")
if [ "$held" != 0 ]; then
  echo "$held mails waited when the backup was made. They aren't sent, since they may have gone out by now."
  echo "The admin command list-mails --failed lists them, and resend-mail <id> sends one."
fi
