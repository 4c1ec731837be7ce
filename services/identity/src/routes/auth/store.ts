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

/** Letter case does not matter. */
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

/** Creates the administrator, or gives an existing one another password. @returns the id */
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

/** Also forgets the sessions that ended a month ago or more: nothing asks for them. */
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

/** A second call changes nothing. */
export async function revokeSession(db: Database, id: string): Promise<void> {
  await db('sessions').where({ id }).whereNull('revoked_at').update({ revoked_at: db.fn.now() })
}

/** Sessions without a sign-out, expired ones included. */
export function liveSessions(db: Database, administratorId: string): Promise<string[]> {
  return db('sessions')
    .where({ administrator_id: administratorId })
    .whereNull('revoked_at')
    .pluck<string[]>('id')
}

export async function noAdministrator(db: Database): Promise<boolean> {
  return (await db('administrators').first('id')) === undefined
}

/** @returns false when there is an administrator by now */
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
