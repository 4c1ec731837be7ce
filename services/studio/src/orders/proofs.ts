import { isId, onlyRow } from '@stampa/service-kit/listing'
import type { KeptFile } from '@stampa/service-kit/media'
import type { Knex } from 'knex'

export interface ProofRow {
  id: string
  order_id: string
  version: number
  created_at: Date
  by: string
  image: KeptFile
  note: string
  answer: 'approve' | 'comment' | null
  comment: string | null
  answered_at: Date | null
}

/** Returns the proofs of orders, newest first within each order. */
export function listProofs(db: Knex, orderIds: readonly string[]): Promise<ProofRow[]> {
  return db('proofs')
    .whereIn('order_id', orderIds)
    .orderBy([{ column: 'order_id' }, { column: 'version', order: 'desc' }])
    .select<ProofRow[]>()
}

export async function findProof(db: Knex, id: string): Promise<ProofRow | undefined> {
  if (!isId(id)) return undefined
  return db('proofs').where({ id }).first<ProofRow>()
}

/** Inserts the next version of a proof. @param tx with the order locked, so that versions are consecutive */
export async function insertProof(
  tx: Knex.Transaction,
  values: Pick<ProofRow, 'order_id' | 'by' | 'image' | 'note'>,
): Promise<ProofRow> {
  const version = tx('proofs')
    .where({ order_id: values.order_id })
    .select(tx.raw('coalesce(max(version), 0) + 1'))
  return onlyRow<ProofRow>(
    await tx('proofs')
      .insert({ ...values, version })
      .returning('*'),
  )
}

export async function answerProof(
  tx: Knex.Transaction,
  id: string,
  answer: 'approve' | 'comment',
  comment: string | null,
): Promise<void> {
  await tx('proofs').where({ id }).update({ answer, comment, answered_at: tx.fn.now() })
}
