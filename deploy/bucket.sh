#!/bin/sh
# Makes the bucket, and a user of the store who may do nothing but read and write its files. May be repeated.
set -eu
until mc alias set admin http://store:9000 "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD"; do sleep 1; done
mc mb --ignore-existing admin/content
mc admin policy create admin content /setup/bucket-policy.json
mc admin user add admin treasure "$STORE_PASSWORD"
# Refused where it is attached already; the next line finds out whether it is.
mc admin policy attach admin content --user treasure || true
mc alias set app http://store:9000 treasure "$STORE_PASSWORD"
mc ls app/content
