#!/bin/sh
# Runs once, in an empty database: the server's role is no superuser and owns its database alone.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres --set=password="$DATABASE_PASSWORD" <<'SQL'
create role treasure login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
create database treasure owner treasure;
revoke connect on database treasure from public;
SQL
