#!/bin/sh
# The `secrets` service: runs before anything else at each start.
#   secrets.sh          takes over the secrets of .env, makes those that are missing, and gives each service its own
#   secrets.sh export   prints them as lines for .env
# A service mounts its folder of the volume alone (docker-compose.yml).
set -eu
umask 022

volume=${SECRETS_DIR:-/secrets}
kept=$volume/kept
made=

# Before HTTP_BIND had a default, a shop without it answered at every address.
if [ -n "${SITE_URL:-}" ] && [ "${HTTP_BIND:-}" = missing ]; then
  echo "HTTP_BIND is missing in .env: run npm run init-env." >&2
  exit 1
fi

write() {
  mkdir -p "$(dirname "$1")"
  cat >"$1.part"
  chmod "${2:-444}" "$1.part"
  mv -f "$1.part" "$1"
}

# Sets the variable $1: what .env gives, else what is kept, else $2 random bytes in hexadecimal.
settle() {
  eval "given=\${$1:-}"
  case $given in
    *\'*)
      echo "$1 can't hold a quotation mark: change it in .env." >&2
      exit 1
      ;;
  esac
  # PostgreSQL takes over its superuser's password at its first start alone.
  if [ "$1" = POSTGRES_PASSWORD ] && [ -s "$kept/$1" ]; then given=; fi
  if [ -n "$given" ]; then
    printf '%s\n' "$given" | write "$kept/$1" 400
  elif [ ! -s "$kept/$1" ]; then
    od -An -v -tx1 -N"$2" /dev/urandom | tr -d ' \n' | write "$kept/$1" 400
    made="$made $1"
  fi
  eval "$1=\$(cat \"\$kept/\$1\")"
}

names="POSTGRES_PASSWORD POSTGRES_OWNER_PASSWORD POSTGRES_SHOP_PASSWORD AUTH_SECRET REDIS_PASSWORD METRICS_TOKEN \
S3_ACCESS_KEY S3_SECRET_KEY"
for name in $names; do settle "$name" 24; done

if [ "${1:-}" = export ]; then
  for name in $names; do eval "printf '%s=%s\n' $name \"'\$$name'\""; done
  exit
fi

# $1: user, $2: password
shop_environment() {
  for line in "DATABASE_URL=postgresql://$1:$2@postgres:5432/sekar" \
    "REDIS_URL=redis://:$REDIS_PASSWORD@cache:6379" "AUTH_SECRET=$AUTH_SECRET" "METRICS_TOKEN=$METRICS_TOKEN" \
    "S3_ACCESS_KEY=$S3_ACCESS_KEY" "S3_SECRET_KEY=$S3_SECRET_KEY"; do
    printf "%s='%s'\n" "${line%%=*}" "${line#*=}"
  done
}

# libpq ignores a password file that others may read.
password_file() {
  printf '*:*:*:%s:%s\n' "$1" "$(printf %s "$2" | sed 's/[:\\]/\\&/g')"
}

printf %s "$POSTGRES_PASSWORD" | write "$volume/postgres/password"
password_file sekar "$POSTGRES_PASSWORD" | write "$volume/roles/pgpass" 400
printf %s "$POSTGRES_OWNER_PASSWORD" | write "$volume/roles/owner-password"
printf %s "$POSTGRES_SHOP_PASSWORD" | write "$volume/roles/shop-password"
password_file shop_owner "$POSTGRES_OWNER_PASSWORD" | write "$volume/owner/pgpass" 400
shop_environment shop_owner "$POSTGRES_OWNER_PASSWORD" | write "$volume/owner/shop.env"
shop_environment shop "$POSTGRES_SHOP_PASSWORD" | write "$volume/shop/shop.env"
printf %s "$REDIS_PASSWORD" | write "$volume/cache/password"
printf 'requirepass "%s"\n' "$REDIS_PASSWORD" | write "$volume/cache/valkey.conf"
printf %s "$METRICS_TOKEN" | write "$volume/metrics/token"
printf "ROOT_ACCESS_KEY='%s'\nROOT_SECRET_KEY='%s'\n" "$S3_ACCESS_KEY" "$S3_SECRET_KEY" | write "$volume/storage/keys.env"

[ -z "$made" ] || echo "Made${made}: they are kept in the volume \"secrets\"."
