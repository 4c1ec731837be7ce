import type { Knex } from 'knex'

/** Says to a release why it may run beside the live version. */
export const contract = 'It only adds; the tables whose locks it takes have few rows.'

/**
 * An invitation ends when its inviter or the invited person gets other permissions, and with the inviter: its link was
 * shown to the inviter, whom it must not give more than they may. A key ends with its creator, and its tokens when the
 * creator gets other permissions. Triggers, so that a change by SQL ends them like one by a command.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table password_links
      add column invited_by uuid references administrators on delete cascade;
    create index password_links_inviter on password_links (invited_by);

    alter table api_keys add column creator uuid references administrators on delete cascade;
    create index api_keys_creator on api_keys (creator);
    update api_keys set creator = a.id
      from administrators a where lower(a.email) = lower(api_keys.created_by);

    create function end_what_people_handed_out(people uuid[]) returns void language sql as $$
      delete from password_links
        where purpose = 'invitation' and (administrator_id = any(people) or invited_by = any(people));
      insert into ended_sessions select id from api_keys where creator = any(people)
        on conflict do nothing;
    $$;

    create function end_what_person_handed_out() returns trigger language plpgsql as $$
    begin
      perform end_what_people_handed_out(array[new.id]);
      return null;
    end $$;

    create trigger end_what_person_handed_out
      after update of role, disabled_at on administrators
      for each row when (
        old.role <> new.role or (old.disabled_at is null and new.disabled_at is not null)
      )
      execute function end_what_person_handed_out();

    create function end_what_role_handed_out() returns trigger language plpgsql as $$
    begin
      perform end_what_people_handed_out(array(select id from administrators where role = new.id));
      insert into administrator_changes (administrator_id, change)
        select id, 'changed' from administrators where role = new.id;
      return null;
    end $$;

    create trigger end_what_role_handed_out
      after update of permissions on roles
      for each row when (old.permissions is distinct from new.permissions)
      execute function end_what_role_handed_out();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger end_what_role_handed_out on roles;
    drop trigger end_what_person_handed_out on administrators;
    drop function end_what_role_handed_out, end_what_person_handed_out, end_what_people_handed_out;
    alter table api_keys drop column creator;
    alter table password_links drop column invited_by;
  `)
}
