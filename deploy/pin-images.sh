#!/bin/sh
# Writes the digest that the registry has now beside the tag of each image of others, in compose.yml and Dockerfile.
# Run it before going live and after each change of a tag.
set -eu
cd "$(dirname "$0")"
for image in $(sed -nE 's/^ *(image: |FROM )([a-z./]+:[A-Za-z0-9._-]+).*/\2/p' compose.yml Dockerfile | sort -u); do
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
  if ! echo "$digest" | grep -qE '^sha256:[0-9a-f]{64}$'; then
    echo "No digest of $image: $digest" >&2
    exit 1
  fi
  sed -i -E "s|$image(@sha256:[0-9a-f]+)?|$image@$digest|" compose.yml Dockerfile
  echo "$image@$digest"
done
