#!/bin/sh
# Rolling upgrade, to run after `git pull`. After an interruption, run it again.
set -eu
cd "$(dirname "$0")/../.."

# Waits five minutes for a container to be healthy. Fails at once when its program ends.
until_healthy() {
  for _ in $(seq 300); do
    case $(docker inspect --format '{{.State.Status}} {{.State.Health.Status}}' "$1") in
    "running healthy") return 0 ;;
    "running "*) sleep 1 ;;
    *) return 1 ;;
    esac
  done
  return 1
}

docker compose build
docker compose run --rm --no-TTY migrate
docker compose run --rm --no-TTY seed

# compose would start stopped containers again with the old image.
docker compose rm --force web
known=$(docker compose ps --quiet web)
for old in $known; do
  count=$(docker compose ps --quiet web | wc -l)
  docker compose up --detach --no-deps --no-recreate --scale "web=$((count + 1))" web
  for new in $(docker compose ps --all --quiet web); do
    case $known in *"$new"*) continue ;; esac
    # Not `up --wait`, which gives up when an old server is unhealthy.
    if until_healthy "$new" && docker exec "$new" node scripts/tools/healthcheck.mjs ready; then
      known="$known $new"
    else
      docker logs --tail 20 "$new" >&2
      docker rm --force "$new" >/dev/null
      echo "The new web server doesn't get ready: the old ones go on serving." >&2
      exit 1
    fi
  done
  docker stop "$old" >/dev/null
  docker rm "$old" >/dev/null
done

docker compose up --detach --remove-orphans
# The files in scripts/ that these services mount may have changed.
docker compose up --detach --no-deps --wait proxy
docker compose exec --no-TTY proxy caddy reload --config /etc/caddy/Caddyfile --adapter caddyfile \
  --address unix//run/caddy/admin.sock
docker compose restart backup
if [ -n "$(docker compose ps --quiet prometheus)" ]; then docker compose kill --signal HUP prometheus; fi
