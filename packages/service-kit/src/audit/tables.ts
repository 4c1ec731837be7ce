/** A table whose changes by administrators are recorded. */
interface AuditedTable {
  table: string
  /** Kind of the record that a row is, or belongs to. @default the table's name */
  kind?: string
  /** Column with the record's id. @default id */
  record?: string
  /** What any change of a row does to that record; by default the row is the record. */
  action?: 'changed' | 'deleted'
  /** Columns whose change is one of the record. @default all */
  of?: string
}

/** How long rows of the audit log are kept. */
export const auditMonths = 24

/**
 * Returns the statements that create the audit log, for a service's migration. Triggers insert its rows, in the
 * transaction of the change, when the change is made in the name of an administrator: no route can forget it. The
 * service's role inserts and reads rows; it cannot change them, and deletes only those that are older than the time for
 * which they are kept. No row has a value of a record.
 */
export function auditLog(tables: readonly AuditedTable[]): string {
  return `
    create table audit_log (
      id uuid primary key default uuidv7(),
      at timestamptz not null default now(),
      administrator_id text not null,
      -- At the time of the change.
      email text,
      call text not null,
      action text not null check (action in ('created', 'changed', 'deleted', 'restored')),
      kind text not null,
      record text not null,
      -- Of several changes in a transaction the first is enough.
      unique (record, kind, action, administrator_id, at)
    );
    create index audit_log_email on audit_log (lower(email) text_pattern_ops, id);
    create index audit_log_kind on audit_log (kind, id);

    do $$
    begin
      if exists (select from pg_roles where rolname = current_user || '_app') then
        execute format('revoke update, delete on audit_log from %I', current_user || '_app');
      end if;
    end $$;

    create function record_audit() returns trigger language plpgsql as $$
    declare
      author jsonb := current_setting('stampa.author');
      before jsonb;
      after jsonb;
      verb text;
      record_id text;
    begin
      if tg_op <> 'INSERT' then before := to_jsonb(old); end if;
      if tg_op <> 'DELETE' then after := to_jsonb(new); end if;
      record_id := coalesce(after, before)->>tg_argv[1];
      verb := case
        when tg_argv[2] <> '' then tg_argv[2]
        when tg_op = 'INSERT' then 'created'
        when tg_op = 'DELETE' then 'deleted'
        when before->>'deleted_at' is null and after->>'deleted_at' is not null then 'deleted'
        when before->>'deleted_at' is not null and after->>'deleted_at' is null then 'restored'
        else 'changed'
      end;
      -- A record that was added, and then completed in the same transaction, was added.
      if verb = 'changed' and exists (
        select from audit_log
        where record = record_id and kind = tg_argv[0] and administrator_id = author->>'id' and at = now()
      ) then
        return null;
      end if;
      insert into audit_log (administrator_id, email, call, action, kind, record)
        values (author->>'id', author->>'email', author->>'call', verb, tg_argv[0], record_id)
        on conflict do nothing;
      return null;
    end $$;

    create function forget_old_audit() returns void
      language sql security definer set search_path = public
      as $$ delete from audit_log where at < now() - interval '${auditMonths} months' $$;

    ${auditTriggers(tables)}
  `
}

/** Returns the statements that record the changes of further tables, for a later migration than that of the log. */
export function auditTriggers(tables: readonly AuditedTable[]): string {
  return tables.map(triggerOf).join('')
}

function triggerOf({ table, kind = table, record = 'id', action, of }: AuditedTable): string {
  return `
    create trigger record_audit after insert or update ${of ? `of ${of} ` : ''}or delete on ${table}
      for each row when (current_setting('stampa.author', true) <> '')
      execute function record_audit('${kind}', '${record}', '${action ?? ''}');
  `
}

/** Why a migration with {@link auditLog} may run while an older version is live. */
export const auditContract = 'rights are taken only on the table that it creates'

export function dropAuditTriggers(tables: readonly AuditedTable[]): string {
  return tables.map(({ table }) => `drop trigger record_audit on ${table};`).join('\n')
}

export function dropAuditLog(tables: readonly AuditedTable[]): string {
  return `
    ${dropAuditTriggers(tables)}
    drop function record_audit, forget_old_audit;
    drop table audit_log;
  `
}
