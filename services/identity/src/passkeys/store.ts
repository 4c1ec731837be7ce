import { Problem } from '@stampa/service-kit'
import type { Knex } from 'knex'
import type { Passkey } from './schema.ts'

const columns = ['id as _id', 'name', 'created_at as createdAt', 'used_at as usedAt']

/** What verifies a signature of a passkey. */
export interface PasskeyKey {
  id: string
  administratorId: string
  publicKey: Buffer
  /** Signatures so far, as far as the authenticator counts them; 0 for those that do not. */
  counter: number
}

export function listPasskeys(db: Knex, administratorId: string): Promise<Passkey[]> {
  return db('passkeys')
    .where({ administrator_id: administratorId })
    .orderBy('id')
    .select<Passkey[]>(columns)
}

/** Returns the ids of an administrator's credentials, which the browser does not register again. */
export function listCredentials(db: Knex, administratorId: string): Promise<string[]> {
  return db('passkeys').where({ administrator_id: administratorId }).pluck<string[]>('credential')
}

const maxPasskeys = 20

/**
 * Inserts a passkey. The administrator is locked, so that each of several at once counts the ones before.
 *
 * @returns undefined when the credential is registered already
 * @throws Problem 409 when the account has as many as it can have
 */
export async function insertPasskey(
  tx: Knex.Transaction,
  passkey: {
    administratorId: string
    name: string
    credential: string
    publicKey: Uint8Array
    counter: number
  },
): Promise<Passkey | undefined> {
  const { administratorId, name, credential, publicKey, counter } = passkey
  await tx('administrators').where({ id: administratorId }).forUpdate().select('id')
  await requireRoom(tx, administratorId)
  const [row] = await tx('passkeys')
    .insert({
      administrator_id: administratorId,
      name,
      credential,
      public_key: Buffer.from(publicKey),
      counter,
    })
    .onConflict('credential')
    .ignore()
    .returning<Passkey[]>(columns)
  return row
}

/** @throws Problem 409 when the account has as many passkeys as it can have */
export async function requireRoom(db: Knex, administratorId: string): Promise<void> {
  const present = await listCredentials(db, administratorId)
  if (present.length >= maxPasskeys) {
    throw new Problem(409, 'too_many_passkeys', 'Remove a passkey first')
  }
}

/** Finds the key of a credential. A disabled administrator has none. */
export async function findKey(db: Knex, credential: string): Promise<PasskeyKey | undefined> {
  const found = await db('passkeys as p')
    .join('administrators as a', 'a.id', 'p.administrator_id')
    .where({ 'p.credential': credential, 'a.disabled_at': null })
    .first<(Omit<PasskeyKey, 'counter'> & { counter: string }) | undefined>({
      id: 'p.id',
      administratorId: 'a.id',
      publicKey: 'p.public_key',
      counter: 'p.counter',
    })
  return found && { ...found, counter: Number(found.counter) }
}

/** Notes a signature. @returns false when another one was accepted, or the passkey removed, meanwhile */
export async function countUse(
  db: Knex,
  { id, counter }: PasskeyKey,
  newCounter: number,
): Promise<boolean> {
  const changed = await db('passkeys')
    .where({ id, counter })
    .update({ counter: newCounter, used_at: db.fn.now() })
  return changed > 0
}

/** Keeps a passkey until the transaction ends. @returns false when it was removed */
export async function lockPasskey(tx: Knex.Transaction, id: string): Promise<boolean> {
  return (await tx('passkeys').where({ id }).forShare().first('id')) !== undefined
}

/** @returns whether the administrator had the passkey */
export async function deletePasskey(
  db: Knex,
  administratorId: string,
  id: string,
): Promise<boolean> {
  return (await db('passkeys').where({ administrator_id: administratorId, id }).delete()) > 0
}
