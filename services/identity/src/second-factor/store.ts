import type { Knex } from 'knex'
import { createRecoveryCodes, hashRecoveryCode } from './codes.ts'

export interface SecondFactorState {
  isActive: boolean
  recoveryCodes: number
}

export async function readState(db: Knex, administratorId: string): Promise<SecondFactorState> {
  const isActive = (await findSecret(db, administratorId, { isActive: true })) !== undefined
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    'select count(*)::int as count from recovery_codes where administrator_id = ?',
    [administratorId],
  )
  return { isActive, recoveryCodes: rows[0].count }
}

/** Returns the encrypted secret of an active factor, or of one that is being set up. */
export async function findSecret(
  db: Knex,
  administratorId: string,
  { isActive }: { isActive: boolean },
): Promise<Buffer | undefined> {
  const found = db('second_factors').where({ administrator_id: administratorId })
  if (isActive) found.whereNotNull('activated_at')
  else found.whereNull('activated_at')
  return (await found.first<{ secret: Buffer } | undefined>('secret'))?.secret
}

/** Stores the secret of a factor that is being set up, in place of one before. @returns false when one is active */
export async function storeSecret(
  db: Knex,
  administratorId: string,
  secret: Buffer,
): Promise<boolean> {
  const stored = await db('second_factors')
    .insert({ administrator_id: administratorId, secret })
    .onConflict('administrator_id')
    .merge({ secret })
    .whereNull('second_factors.activated_at')
    .returning('administrator_id')
  return stored.length > 0
}

/**
 * Activates the factor that was set up with a secret.
 *
 * @param step time step of the code that has shown it
 * @returns false when another secret was stored, or the factor activated, meanwhile
 */
export async function activate(
  tx: Knex.Transaction,
  administratorId: string,
  secret: Buffer,
  step: number,
): Promise<boolean> {
  const changed = await tx('second_factors')
    .where({ administrator_id: administratorId, activated_at: null, secret })
    .update({ activated_at: tx.fn.now(), last_step: step })
  return changed > 0
}

/**
 * Updates an active factor without a change, so that its trigger records a change of its recovery codes in
 * the audit log.
 *
 * @returns false when there is none
 */
export async function touchFactor(tx: Knex.Transaction, administratorId: string): Promise<boolean> {
  const touched = await tx('second_factors')
    .where({ administrator_id: administratorId })
    .whereNotNull('activated_at')
    .update({ activated_at: tx.ref('activated_at') })
  return touched > 0
}

/** Replaces the recovery codes of an administrator. @returns the codes, which are stored as hashes only */
export async function replaceRecoveryCodes(
  tx: Knex.Transaction,
  administratorId: string,
): Promise<string[]> {
  const codes = createRecoveryCodes()
  await tx('recovery_codes').where({ administrator_id: administratorId }).delete()
  await tx('recovery_codes').insert(
    codes.map(code => ({ administrator_id: administratorId, hash: hashRecoveryCode(code) })),
  )
  return codes
}

/** Uses a time step up. @returns false when its code, or a later one, was accepted before */
export async function useStep(db: Knex, administratorId: string, step: number): Promise<boolean> {
  const used = await db('second_factors')
    .where({ administrator_id: administratorId })
    .where('last_step', '<', step)
    .update({ last_step: step })
  return used > 0
}

/** Uses a recovery code up: of several uses at once, one passes. @returns false for an unknown or used code */
export async function useRecoveryCode(
  db: Knex,
  administratorId: string,
  code: string,
): Promise<boolean> {
  const row = { administrator_id: administratorId, hash: hashRecoveryCode(code) }
  return (await db('recovery_codes').where(row).delete()) > 0
}

/** Removes all but the password by which an administrator signs in. @returns false when there is nothing else */
export async function removeFactors(
  tx: Knex.Transaction,
  administratorId: string,
): Promise<boolean> {
  const isRemoved = await removeSecondFactor(tx, administratorId)
  const passkeys = await tx('passkeys').where({ administrator_id: administratorId }).delete()
  return isRemoved || passkeys > 0
}

/** Removes the factor of an administrator with its recovery codes. @returns false when there is none */
export async function removeSecondFactor(db: Knex, administratorId: string): Promise<boolean> {
  return (await db('second_factors').where({ administrator_id: administratorId }).delete()) > 0
}
