import type { Knex } from 'knex'

type Database = Knex | Knex.Transaction

export interface Administrator {
  id: string
  email: string
  passwordHash: string
  createdAt: Date
}

const columns = {
  id: 'id',
  email: 'email',
  passwordHash: 'password_hash',
  createdAt: 'created_at',
} as const

/** Finds an administrator by e-mail, ignoring letter case. */
export function findByEmail(db: Database, email: string): Promise<Administrator | undefined> {
  return db('administrators')
    .whereRaw('lower(email) = lower(?)', [email])
    .first<Administrator | undefined>(columns)
}

export function findById(db: Database, id: string): Promise<Administrator | undefined> {
  return db('administrators').where({ id }).first<Administrator | undefined>(columns)
}

export async function updatePasswordHash(db: Database, id: string, hash: string): Promise<void> {
  await db('administrators').where({ id }).update({ password_hash: hash })
}

/** Creates the administrator, or replaces the password of an existing one. @returns the id */
export async function upsertAdministrator(
  db: Database,
  email: string,
  passwordHash: string,
): Promise<string> {
  const [row] = await db('administrators')
    .insert({ email, password_hash: passwordHash })
    .onConflict(db.raw('(lower(email))'))
    .merge(['password_hash'])
    .returning<{ id: string }[]>('id')
  if (!row) throw new Error('the administrator was not saved')
  return row.id
}

/** Inserts a session, and deletes sessions that ended a month ago or earlier. */
export async function insertSession(
  db: Database,
  administratorId: string,
  expiresAt: Date,
): Promise<string> {
  await db('sessions').whereRaw("expires_at < now() - interval '30 days'").delete()
  const [row] = await db('sessions')
    .insert({ administrator_id: administratorId, expires_at: expiresAt })
    .returning<{ id: string }[]>('id')
  if (!row) throw new Error('the session was not inserted')
  return row.id
}

/** Marks a session as ended. Can be repeated. */
export async function revokeSession(db: Database, id: string): Promise<void> {
  await db('sessions').where({ id }).whereNull('revoked_at').update({ revoked_at: db.fn.now() })
}

/** Returns the sessions without a sign-out, including expired ones. */
export function liveSessions(db: Database, administratorId: string): Promise<string[]> {
  return db('sessions')
    .where({ administrator_id: administratorId })
    .whereNull('revoked_at')
    .pluck<string[]>('id')
}

export async function noAdministrator(db: Database): Promise<boolean> {
  return (await db('administrators').first('id')) === undefined
}

/** @returns false when there is an administrator already */
export function insertFirstAdministrator(
  db: Knex,
  email: string,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction(async transaction => {
    await transaction.raw('lock table administrators in share row exclusive mode')
    if (!(await noAdministrator(transaction))) return false
    await transaction('administrators').insert({ email, password_hash: passwordHash })
    return true
  })
}
