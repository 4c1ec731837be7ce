#!/bin/sh
# For each file owners/<service>, which contains a password, creates the database stampa_<service> with its roles
# (service-roles.sql); the password of the service's own role is in apps/<service>. Idempotent: it runs at every start.
set -eu
secrets=/run/secrets

export PGHOST="${PGHOST:-postgres}" PGUSER=postgres PGDATABASE=postgres
PGPASSWORD=$(cat "$secrets/superuser")
export PGPASSWORD

query() { psql --quiet --no-psqlrc -v ON_ERROR_STOP=1 "$@"; }

# The roles open their own databases only.
query -c 'revoke all on database postgres, template1 from public'

for file in "$secrets"/owners/*; do
  service=$(basename "$file")
  query -v database="stampa_$service" <<'SQL'
select format('create database %I', :'database')
where not exists (select from pg_database where datname = :'database') \gexec
SQL
  OWNER_FILE=$file APP_FILE=$secrets/apps/$service query -d "stampa_$service" -v owner="$service" <<'SQL'
-- Read here: an argument could be seen among the processes.
\set owner_password `cat "$OWNER_FILE"`
\set app_password `cat "$APP_FILE"`
select set_config('stampa.owner', :'owner', false), set_config('stampa.owner_password', :'owner_password', false),
  set_config('stampa.app_password', :'app_password', false) \g /dev/null
\i /usr/local/share/service-roles.sql
SQL
  echo "database stampa_$service is there"
done
