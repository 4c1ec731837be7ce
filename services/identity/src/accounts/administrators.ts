import type { Scope } from '@stampa/rules/permissions'
import { type App, confirmedKey, confirmedMinutes } from '@stampa/service-kit'
import { onlyRow } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { type RoleScope, scopeOf } from '../roles.ts'
import { removeFactors } from '../second-factor/store.ts'
import { endSessions, type SessionAgent } from '../sign-in/sessions.ts'
import { deleteLinks } from './password-links.ts'

type Database = Knex | Knex.Transaction

export interface Administrator {
  id: string
  email: string
  passwordHash: string
  /** When a generated password expires; null for one that a person has chosen. */
  passwordExpiresAt: Date | null
  createdAt: Date
  /** Id of the role. */
  role: string
  /** Null while the administrator is invited and has no password. */
  joinedAt: Date | null
}

const columns = {
  id: 'id',
  email: 'email',
  passwordHash: 'password_hash',
  passwordExpiresAt: 'password_expires_at',
  createdAt: 'created_at',
  role: 'role',
  joinedAt: 'joined_at',
} as const

/** Finds an administrator by e-mail, ignoring letter case. A disabled one is unknown. */
export function findByEmail(db: Database, email: string): Promise<Administrator | undefined> {
  return db('administrators')
    .whereRaw('lower(email) = lower(?)', [email])
    .whereNull('disabled_at')
    .first<Administrator | undefined>(columns)
}

/**
 * Finds an administrator as {@link findByEmail} does, with the key of the account, known or not: one for all
 * spellings that PostgreSQL takes for the same e-mail. JavaScript lowers some letters otherwise.
 */
export async function findAccount(
  db: Database,
  email: string,
): Promise<{ administrator: Administrator | undefined; account: string }> {
  const [administrator, { rows }] = await Promise.all([
    findByEmail(db, email),
    db.raw<{ rows: { name: string }[] }>('select lower(?::text) as name', [email]),
  ])
  return { administrator, account: administrator?.id ?? onlyRow(rows).name }
}

export function findById(db: Database, id: string): Promise<Administrator | undefined> {
  return db('administrators').where({ id }).first<Administrator | undefined>(columns)
}

/** Replaces the hash of an unchanged password, unless the password was changed meanwhile. Ends no session. */
export function replaceHash(
  db: Knex,
  { id, passwordHash }: Administrator,
  hash: string,
): Promise<void> {
  return db.transaction(async transaction => {
    await transaction.raw("set local identity.rehash = 'on'")
    await transaction('administrators')
      .where({ id, password_hash: passwordHash })
      .update({ password_hash: hash })
  })
}

/**
 * Replaces the password that was verified by one that its administrator has chosen, which ends all sessions.
 *
 * @returns false when the administrator was changed, disabled or deleted meanwhile
 */
export async function changePassword(
  db: Database,
  { id, passwordHash }: Administrator,
  hash: string,
): Promise<boolean> {
  const changed = await db('administrators')
    .where({ id, password_hash: passwordHash, disabled_at: null })
    .update({ password_hash: hash, password_expires_at: null })
  if (changed > 0) await deleteLinks(db, id)
  return changed > 0
}

/** Notes that the password was entered in a session now. */
export async function confirmSession(
  { db, redis }: Pick<App, 'db' | 'redis'>,
  id: string,
): Promise<void> {
  await db('sessions').where({ id }).update({ confirmed_at: db.fn.now() })
  await announceConfirmed(redis, id)
}

/** Lets the other services see that the password was entered just now. */
export async function announceConfirmed(redis: App['redis'], id: string): Promise<void> {
  await redis.set(confirmedKey(id), '', 'EX', confirmedMinutes * 60)
}

/** @returns false when there is no such administrator */
export async function setDisabled(
  db: Database,
  email: string,
  disabled: boolean,
): Promise<boolean> {
  const [changed] = await db('administrators')
    .whereRaw('lower(email) = lower(?)', [email])
    .update({ disabled_at: disabled ? db.raw('coalesce(disabled_at, now())') : null })
    .returning<{ id: string }[]>('id')
  // Otherwise they work again when the account is enabled.
  if (changed && disabled) await deleteLinks(db, changed.id)
  return changed !== undefined
}

/** @returns false when there is no such administrator */
export async function deleteAdministrator(db: Database, email: string): Promise<boolean> {
  return (await db('administrators').whereRaw('lower(email) = lower(?)', [email]).delete()) > 0
}

/**
 * Removes the second factor and the passkeys of an administrator and ends their sessions.
 *
 * @returns false when there is no such administrator
 */
export async function removeSecondFactorOf(db: Knex, email: string): Promise<boolean> {
  const found = await db('administrators').whereRaw('lower(email) = lower(?)', [email]).first('id')
  if (!found) return false
  await db.transaction(async tx => {
    await removeFactors(tx, found.id)
    await endSessions(tx, found.id, {})
  })
  return true
}

/** Creates the administrator, or replaces the password of an existing one. @returns the id */
export async function upsertAdministrator(
  db: Database,
  email: string,
  passwordHash: string,
): Promise<string> {
  const [row] = await db('administrators')
    .insert({ email, password_hash: passwordHash, password_expires_at: null })
    .onConflict(db.raw('(lower(email))'))
    .merge(['password_hash', 'password_expires_at'])
    .returning<{ id: string }[]>('id')
  if (!row) throw new Error('the administrator was not saved')
  return row.id
}

/**
 * Inserts a session, and deletes sessions that ended a month ago or earlier. A transaction that changes or deletes the
 * administrator, or changes the role, waits for this one, and then ends the session.
 *
 * @returns undefined when the administrator was changed, disabled or deleted since it was read
 */
export async function insertSession(
  transaction: Knex.Transaction,
  { id, passwordHash }: Administrator,
  session: SessionAgent & { idleSeconds: number; expiresAt: Date },
): Promise<{ id: string; scope: Scope } | undefined> {
  await transaction('sessions').whereRaw("expires_at < now() - interval '30 days'").delete()
  const role = await transaction('administrators')
    .join('roles', 'roles.id', 'administrators.role')
    .where({ 'administrators.id': id, password_hash: passwordHash, disabled_at: null })
    .forShare()
    .first<RoleScope | undefined>('roles.id', 'roles.permissions')
  if (!role) return undefined
  const { idleSeconds, expiresAt, ...agent } = session
  const [inserted] = await transaction('sessions')
    .insert({
      ...agent,
      administrator_id: id,
      expires_at: expiresAt,
      idle_seconds: idleSeconds,
    })
    .returning<{ id: string }[]>('id')
  return inserted && { id: inserted.id, scope: scopeOf(role) }
}

/** Marks a session as ended. Can be repeated. */
export async function revokeSession(db: Database, id: string): Promise<void> {
  await db('sessions').where({ id }).whereNull('revoked_at').update({ revoked_at: db.fn.now() })
}

/** Returns sessions that may be live in Redis although they have ended. */
export function listEndedSessions(db: Database): Promise<string[]> {
  return db('ended_sessions').pluck<string[]>('id')
}

/** Returns ids of administrators whose changes were not logged yet. */
export function listChangedAdministrators(db: Database): Promise<string[]> {
  return db('administrator_changes')
    .distinct('administrator_id')
    .pluck<string[]>('administrator_id')
}

/** Deletes and returns the rows of {@link listEndedSessions}. */
export async function takeEndedSessions(transaction: Knex.Transaction): Promise<string[]> {
  const rows = await transaction('ended_sessions').delete().returning<{ id: string }[]>('id')
  return rows.map(({ id }) => id)
}

interface AdministratorChange {
  administratorId: string
  /** `created`, `deleted`, `disabled`, `enabled`, `password changed`, `changed`. */
  change: string
  /** PostgreSQL role of the connection that made the change. */
  madeBy: string
}

/** Deletes and returns the changes of administrators that were not logged yet. */
export function takeAdministratorChanges(
  transaction: Knex.Transaction,
): Promise<AdministratorChange[]> {
  return transaction('administrator_changes')
    .delete()
    .returning<AdministratorChange[]>([
      'administrator_id as administratorId',
      'change',
      'made_by as madeBy',
    ])
}

export async function noAdministrator(db: Database): Promise<boolean> {
  return (await db('administrators').first('id')) === undefined
}

/** @returns false when there is an administrator already */
export function insertFirstAdministrator(
  db: Knex,
  {
    email,
    passwordHash,
    passwordExpiresAt,
  }: Pick<Administrator, 'email' | 'passwordHash' | 'passwordExpiresAt'>,
): Promise<boolean> {
  return db.transaction(async transaction => {
    await transaction.raw('lock table administrators in share row exclusive mode')
    if (!(await noAdministrator(transaction))) return false
    await transaction('administrators').insert({
      email,
      password_hash: passwordHash,
      password_expires_at: passwordExpiresAt,
    })
    return true
  })
}
