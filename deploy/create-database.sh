#!/bin/sh
# Runs once, on the empty data folder of the PostgreSQL image: the database and its owner. The server makes its own user at its first start.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set owner_password="$OWNER_PASSWORD" <<'SQL'
create role reckoner_owner login createrole password :'owner_password';
create database reckoner owner reckoner_owner;
SQL
