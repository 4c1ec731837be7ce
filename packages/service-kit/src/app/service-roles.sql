-- The rights on a service's database, for `npm start`, the containers and the tests. Run in that database at every start,
-- by a superuser or by a role that may create roles and databases.
--
-- The role `stampa.owner` owns everything and migrates the schema. The service itself runs as `<owner>_app`, which reads
-- and writes rows: it cannot change the schema and cannot open another database of the platform.

do $$
declare
  owner text := current_setting('stampa.owner');
  app text := owner || '_app';
  role text;
  statement text;
begin
  foreach role in array array[owner, app] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I', role);
    end if;
    execute format('alter role %I login password %L', role,
      current_setting(case role when owner then 'stampa.owner_password' else 'stampa.app_password' end));
  end loop;
  -- A role that is no superuser acts for the owner as its member.
  if not pg_has_role(owner, 'set') then
    execute format('grant %I to current_user with inherit true, set true', owner);
  end if;

  execute format('alter database %I owner to %I', current_database(), owner);
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to %I', current_database(), app);

  -- A database of an earlier release or from a backup has other owners. Sequences of columns follow their tables.
  for statement in
    select format('alter table %s owner to %I', oid::regclass, owner) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S') and relowner <> owner::regrole
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and relkind = 'S' and deptype in ('a', 'i')
      )
    union all
    select format('alter function %s owner to %I', oid::regprocedure, owner) from pg_proc
    where pronamespace = 'public'::regnamespace and proowner <> owner::regrole
      and not exists (
        select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
      )
  loop
    execute statement;
  end loop;

  revoke all on schema public from public;
  execute format('grant usage on schema public to %I', app);
  execute format('grant select, insert, update, delete on all tables in schema public to %I', app);
  -- Its rows are added and read, never changed; the database forgets old ones.
  if to_regclass('public.audit_log') is not null then
    execute format('revoke update, delete on audit_log from %I', app);
  end if;
  execute format('grant usage, select on all sequences in schema public to %I', app);
  execute format(
    'alter default privileges for role %I in schema public
       grant select, insert, update, delete on tables to %I', owner, app);
  execute format(
    'alter default privileges for role %I in schema public grant usage, select on sequences to %I', owner, app);
end
$$;
