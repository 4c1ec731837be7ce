import { hash } from 'node:crypto'
import { type App, unauthorized } from '@stampa/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { type Range, readRange } from '../dashboard/range.ts'

/** A link that opens the dashboard without a sign-in until it expires. */
export interface Share {
  _id: string
  /** First and last day that it shows; null for any. */
  startDate: string | null
  endDate: string | null
  createdBy: string | null
  createdAt: Date
  expiresAt: Date
}

const columns = `id as "_id", start_date::text as "startDate", end_date::text as "endDate",
  created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt"`

const ranges = new WeakMap<FastifyRequest, Range>()

/** Makes an `onRequest` guard that admits administrators, and requests with the `X-Share-Token` of a valid share. */
export function readerGuard(app: App) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.headers['x-share-token'] === undefined) return app.requireAdmin(request, reply)
    const { startDate, endDate } = await readShare(app, request)
    if (startDate !== null || endDate !== null) {
      const days = { startDate: startDate ?? undefined, endDate: endDate ?? undefined }
      ranges.set(request, readRange(days))
    }
  }
}

/** Returns the days of the request's share, which override the requested ones; undefined when it shows any days. */
export function sharedRange(request: FastifyRequest): Range | undefined {
  return ranges.get(request)
}

/** Returns the share of the request's token. @throws Problem 401 without a valid one */
export async function readShare({ db }: App, request: FastifyRequest): Promise<Share> {
  const token = request.headers['x-share-token']
  if (typeof token !== 'string') throw unauthorized()
  const { rows } = await db.raw<{ rows: Share[] }>(
    `select ${columns} from shares where token_hash = ? and expires_at > now()`,
    [hashToken(token)],
  )
  const [share] = rows
  if (!share) throw unauthorized()
  return share
}

/** Returns the shares that have not expired, newest first, at most 200. */
export async function listShares(db: Knex): Promise<Share[]> {
  const { rows } = await db.raw<{ rows: Share[] }>(
    `select ${columns} from shares where expires_at > now() order by id desc limit 200`,
  )
  return rows
}

/** Adds a share, which expires after 30 days. */
export async function insertShare(
  db: Knex,
  token: string,
  { startDate = null, endDate = null }: { startDate?: string | null; endDate?: string | null },
  createdBy: string | undefined,
): Promise<Share> {
  const { rows } = await db.raw<{ rows: [Share] }>(
    `insert into shares (token_hash, start_date, end_date, created_by, expires_at)
     values (?, ?, ?, ?, now() + interval '30 days') returning ${columns}`,
    [hashToken(token), startDate, endDate, createdBy ?? null],
  )
  return rows[0]
}

/** @returns whether the share existed */
export async function deleteShare(db: Knex, id: string): Promise<boolean> {
  return (await db('shares').where({ id }).delete()) > 0
}

/** The table holds hashes, from which the tokens cannot be recovered. */
function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
