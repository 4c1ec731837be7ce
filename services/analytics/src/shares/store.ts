import type { Knex } from 'knex'

/** A link by which anybody who has it reads the dashboard, for a while. */
export interface Share {
  id: string
  /** Days that it shows; null for any. */
  startDate: string | null
  endDate: string | null
  createdBy: string | null
  createdAt: Date
  expiresAt: Date
}

const columns = `id, start_date::text as "startDate", end_date::text as "endDate",
  created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt"`

/** @returns nothing for a token that is none or has ended */
export async function findShare(db: Knex, tokenHash: Buffer): Promise<Share | undefined> {
  const { rows } = await db.raw<{ rows: Share[] }>(
    `select ${columns} from shares where token_hash = ? and expires_at > now()`,
    [tokenHash],
  )
  return rows[0]
}

export async function listShares(db: Knex): Promise<Share[]> {
  const { rows } = await db.raw<{ rows: Share[] }>(
    `select ${columns} from shares where expires_at > now() order by id desc limit 200`,
  )
  return rows
}

export async function insertShare(
  db: Knex,
  share: {
    tokenHash: Buffer
    startDate: string | undefined
    endDate: string | undefined
    createdBy: string | undefined
    days: number
  },
): Promise<Share> {
  const { tokenHash, startDate = null, endDate = null, createdBy = null, days } = share
  const { rows } = await db.raw<{ rows: [Share] }>(
    `insert into shares (token_hash, start_date, end_date, created_by, expires_at)
     values (?, ?, ?, ?, now() + ? * interval '1 day') returning ${columns}`,
    [tokenHash, startDate, endDate, createdBy, days],
  )
  return rows[0]
}

/** @returns whether there was one */
export async function deleteShare(db: Knex, id: string): Promise<boolean> {
  return (await db('shares').where({ id }).delete()) > 0
}
