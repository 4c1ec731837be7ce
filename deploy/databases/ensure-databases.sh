#!/bin/sh
# For each file roles/<service>, which contains a password, creates the role <service> with that password and its
# database stampa_<service>, which no other service can open. Idempotent: it runs at every start.
set -eu
secrets=/run/secrets

export PGHOST="${PGHOST:-postgres}" PGUSER=postgres PGDATABASE=postgres
PGPASSWORD=$(cat "$secrets/superuser")
export PGPASSWORD

for file in "$secrets"/roles/*; do
  service=$(basename "$file")
  PASSWORD_FILE=$file psql --quiet --no-psqlrc -v ON_ERROR_STOP=1 -v role="$service" \
    -v database="stampa_$service" <<'SQL'
-- Read here: an argument could be seen among the processes.
\set password `cat "$PASSWORD_FILE"`
select format('create role %I login', :'role')
where not exists (select from pg_roles where rolname = :'role') \gexec
alter role :"role" password :'password';
select format('create database %I owner %I', :'database', :'role')
where not exists (select from pg_database where datname = :'database') \gexec
revoke connect, temporary on database :"database" from public;
SQL
  echo "database stampa_$service is there"
done
