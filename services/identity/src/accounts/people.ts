import type { Knex } from 'knex'
import { decoyHash } from '../passwords.ts'
import type { RoleScope } from '../roles.ts'

export const ownerRole = 'owner'

/** An account as the list of people shows it. */
export interface Person {
  id: string
  email: string
  role: string
  createdAt: Date
  joinedAt: Date | null
  disabledAt: Date | null
  /** Start of the latest session of the last month. */
  lastSignInAt: Date | null
  /** Or a passkey. */
  hasSecondFactor: boolean
  /** State of the mail with the valid link of an invitation. */
  invitation: 'waiting' | 'sent' | 'failed' | null
}

/** Returns all accounts in the order of their e-mails. */
export async function listPeople(db: Knex, id?: string): Promise<Person[]> {
  const { rows } = await db.raw<{ rows: Person[] }>(
    `select id, email, role, created_at as "createdAt", joined_at as "joinedAt", disabled_at as "disabledAt",
       (select max(created_at) from sessions where administrator_id = a.id) as "lastSignInAt",
       exists (
         select from second_factors where administrator_id = a.id and activated_at is not null
       ) or exists (
         select from passkeys where administrator_id = a.id
       ) as "hasSecondFactor",
       (select case when m.state in ('sent', 'failed') then m.state else 'waiting' end
        from password_links l join outbox o on o.payload->>'link' = l.id::text
          left join mails m on m.event_id = o.id
        where l.administrator_id = a.id and l.purpose = 'invitation' and l.expires_at > now()
       ) as invitation
     from administrators a where ?::uuid is null or id = ? order by lower(email)`,
    [id ?? null, id ?? null],
  )
  return rows
}

/** @returns the id; undefined when another account has the e-mail */
export async function insertInvited(
  tx: Knex.Transaction,
  email: string,
  role: string,
): Promise<string | undefined> {
  const [row] = await tx('administrators')
    // No password matches: the invited person chooses one.
    .insert({ email, role, password_hash: decoyHash(), joined_at: null })
    .onConflict(tx.raw('(lower(email))'))
    .ignore()
    .returning<{ id: string }[]>('id')
  return row?.id
}

/** Returns whether an owner who can sign in remains without this account. */
export async function hasOtherOwner(tx: Knex.Transaction, id: string): Promise<boolean> {
  const other = await tx('administrators')
    .where({ role: ownerRole, disabled_at: null })
    .whereNotNull('joined_at')
    .whereNot({ id })
    .first('id')
  return other !== undefined
}

export interface Role extends RoleScope {
  name: string
  /** Number of accounts with it. */
  people: number
}

/** Returns the built-in roles and those of the shop, oldest first. */
export async function listRoles(db: Knex): Promise<Role[]> {
  const { rows } = await db.raw<{ rows: Role[] }>(
    `select id, name, permissions,
       (select count(*)::int from administrators where role = r.id) as people
     from roles r order by permissions is not null, created_at, name`,
  )
  return rows
}

export async function findRole(db: Knex, id: string): Promise<Role | undefined> {
  return (await listRoles(db)).find(role => role.id === id)
}
