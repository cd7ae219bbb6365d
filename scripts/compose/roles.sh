#!/bin/sh
# The `roles` service: makes the roles of roles.sql at each start, before the migrations. So a volume
# of an earlier release, whose shop was the superuser, gets them too.
set -eu
OWNER_PASSWORD=$(cat /run/secrets/owner-password)
SHOP_PASSWORD=$(cat /run/secrets/shop-password)
export OWNER_PASSWORD SHOP_PASSWORD

apply() {
  # From the environment: arguments show in the list of processes.
  psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --single-transaction --output=/dev/null --file=- <<'END'
-- The statements hold the passwords.
SET LOCAL log_statement = 'none';
SET LOCAL log_min_duration_statement = -1;
SET LOCAL log_min_error_statement = 'panic';
\getenv owner_password OWNER_PASSWORD
\getenv shop_password SHOP_PASSWORD
SELECT set_config('roles.shop_owner', :'owner_password', true),
  set_config('roles.shop', :'shop_password', true);
\i /scripts/roles.sql
END
}

left=20
while :; do
  status=0
  apply || status=$?
  [ "$status" != 0 ] || exit 0
  left=$((left - 1))
  # 3 is an error in the script, such as a table that is in use. Anything else won't pass by itself.
  if [ "$status" != 3 ] || [ "$left" = 0 ]; then
    echo "The database's roles can't be made. Start again when no backup or restore runs." >&2
    exit 1
  fi
  sleep 3
done
