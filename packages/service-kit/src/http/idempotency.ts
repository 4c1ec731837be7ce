import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Knex } from 'knex'
import { Type } from 'typebox'
import { Problem } from '../errors/problems.ts'

/** Lifetime of an idempotency key, hours: long enough for retries of one request. */
export const retryHours = 24

const lifetime = `${retryHours} hours`

/**
 * Table of the keys, for a service's migration. A key is bound to its call (method and route) and, by `fingerprint`, to
 * its content and administrator.
 */
export const idempotencyTable = `
  create table idempotency_keys (
    call text not null,
    key text not null,
    fingerprint bytea not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (call, key)
  );
  create index idempotency_keys_age on idempotency_keys (created_at);
`

/** Schema of the headers of a call that accepts a key. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{8,255}$',
      message: 'Idempotency-Key must be 8 to 255 visible ASCII characters',
      description: `Made up by the client for one act, and sent again with its retries (${lifetime})`,
    }),
  ),
})

export interface OnceAnswer<Body> {
  body: Body
  /** True for a replay: an earlier request with the same key has done the work. */
  replayed: boolean
}

type Once = <Body>(
  request: FastifyRequest,
  content: unknown,
  work: (tx: Knex.Transaction) => Promise<Body>,
) => Promise<OnceAnswer<Body>>

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs the work in a transaction, and only once per `Idempotency-Key`: concurrent requests with the same key
     * wait and get the same answer. The key is stored in the same transaction; work that throws leaves it free.
     *
     * @param content the part of the request that determines the work; any JSON value
     * @param work returns JSON: a replay reads it from the database
     * @throws Problem 422 when the key was used with other content, or by another administrator
     */
    once: Once
    /** Deletes expired keys. @returns their number */
    forgetOldKeys(): Promise<number>
  }
}

/** `Idempotency-Key` for writes (draft-ietf-httpapi-idempotency-key-header). */
export default fp(
  async app => {
    app.decorate<Once>('once', (request, content, work) =>
      app.db.transaction(async tx => {
        const key = request.headers['idempotency-key']
        if (typeof key !== 'string') return { body: await work(tx), replayed: false }
        const call = `${request.method} ${request.routeOptions.url}`
        const print = fingerprint(isGuarded(request) ? [request.admin.id, content] : content)
        if (await claim(tx, call, key, print)) {
          const body = await work(tx)
          await tx('idempotency_keys')
            .where({ call, key })
            .update({ answer: JSON.stringify(body) })
          return { body, replayed: false }
        }
        return { body: await recall(tx, call, key, print), replayed: true }
      }),
    )

    app.decorate('forgetOldKeys', async () =>
      app.db('idempotency_keys').whereRaw(`created_at < now() - interval '${lifetime}'`).delete(),
    )
  },
  { name: 'idempotency', dependencies: ['database'] },
)

/**
 * Inserts the key, waiting for a concurrent transaction that holds it. An expired key may be used again.
 *
 * @returns false when an earlier request with this key has committed
 */
async function claim(tx: Knex.Transaction, call: string, key: string, print: Buffer) {
  const { rows } = await tx.raw(
    `insert into idempotency_keys as k (call, key, fingerprint) values (?, ?, ?)
     on conflict (call, key) do update set fingerprint = excluded.fingerprint, created_at = now()
     where k.created_at < now() - interval '${lifetime}'
     returning key`,
    [call, key, print],
  )
  return rows.length > 0
}

async function recall<Body>(
  tx: Knex.Transaction,
  call: string,
  key: string,
  print: Buffer,
): Promise<Body> {
  const row = await tx('idempotency_keys')
    .where({ call, key })
    .first<{ fingerprint: Buffer; answer: Body } | undefined>('fingerprint', 'answer')
  if (!row) throw new Error('a claimed key has no row')
  if (!row.fingerprint.equals(print)) {
    throw new Problem(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request: make up a new one',
    )
  }
  return row.answer
}

/** Returns whether the call takes an administrator's token. */
function isGuarded({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.schema?.['x-permission'] !== undefined
}

function fingerprint(content: unknown): Buffer {
  return createHash('sha256').update(canonical(content)).digest()
}

/** JSON in which the order of an object's fields makes no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
