#!/bin/sh
# The `backup` service: saves database and pictures in a folder of BACKUP_DIR named by its UTC time.
#   backup.sh now       one backup
#   backup.sh nightly   daily at BACKUP_AT (UTC), and at once when the last one is over a day old
# The folder is renamed when complete, so that an interrupted backup can't be mistaken for one.
set -eu

backups=${BACKUP_DIR:-/backups}
data=${DATA_DIR:-/data}
days=${BACKUP_DAYS:-14}
at=${BACKUP_AT:-19:00}

newest() {
  find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20*Z' | sort | tail -n 1
}

# A picture file never changes, so hard links to the previous backup save space.
copy_pictures() {
  for folder in media private-media; do
    mkdir -p "$1/$folder"
    [ -d "$data/$folder" ] || continue
    if [ -n "$2" ] && [ -d "$2/$folder" ]; then
      cp -al "$2/$folder/." "$1/$folder/"
      (cd "$1/$folder" && find . -mindepth 1 -maxdepth 1) | while read -r name; do
        [ -e "$data/$folder/$name" ] || rm -r "${1:?}/$folder/$name"
      done
    fi
    (cd "$data/$folder" && find . -mindepth 1 -maxdepth 1 ! -name '*.unfinished') |
      while read -r name; do
        [ -e "$1/$folder/$name" ] || cp -R --preserve=mode,timestamps "$data/$folder/$name" "$1/$folder/$name"
      done
    # A file that was made later is in a folder which the previous backup has.
    (cd "$data/$folder" && find . -mindepth 2 -type f ! -path '*.unfinished*') |
      while read -r name; do
        [ -e "$1/$folder/$name" ] || cp --preserve=mode,timestamps "$data/$folder/$name" "$1/$folder/$name"
      done
  done
}

back_up() {
  moment=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  part="$backups/$moment.part"
  rm -rf "$backups"/*.part
  mkdir -p "$part"
  # The database first: a picture's file is stored before its row.
  pg_dump --format=custom --no-owner --file="$part/shop.dump"
  pg_restore --list "$part/shop.dump" >"$part/contents.txt"
  copy_pictures "$part" "$(newest)"
  sync
  mv "$part" "$backups/$moment"
  echo "Backed up into $backups/$moment."
}

delete_old() {
  find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mtime "+$days" ! -path "$(newest)" \
    -exec rm -r {} +
}

seconds_until() {
  hour=${at%:*}
  minute=${at#*:}
  left=$(((${hour#0} * 3600 + ${minute#0} * 60 - $(date -u +%s) % 86400 + 86400) % 86400))
  [ "$left" -gt 0 ] || left=86400
  echo "$left"
}

has_recent_backup() {
  [ -n "$(find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mtime -1)" ]
}

nightly() {
  trap 'exit 0' TERM INT
  has_recent_backup || attempt
  while :; do
    sleep "$(seconds_until)" &
    wait $!
    attempt
  done
}

# After a failure the service continues. Its health check fails after a day without a backup.
attempt() {
  if ("$0" now); then delete_old; else echo "The backup failed." >&2; fi
}

case ${1:-} in
  now) back_up ;;
  nightly) nightly ;;
  *)
    echo "backup.sh now|nightly" >&2
    exit 2
    ;;
esac
