import type { Scope } from '@stampa/rules/permissions'
import {
  type App,
  adminCall,
  errorResponses,
  ifMatchHeaders,
  type Reply,
  type Static,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { idempotencyHeaders } from '@stampa/service-kit/idempotency'
import { addTrashRoutes, listTrash } from '@stampa/service-kit/trash'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { listRevisions, type RecordKind, revisionSchema, setTrashed } from './revisions.ts'

interface RecordRoutes<Input extends Type.TSchema, Shown> {
  /** SQL of the text that names a record in the trash. */
  name: string
  schema: Type.TSchema
  input: Input
  /** Returns a record outside the trash as responses show it. @throws Problem 404 */
  find(id: string, scope: Scope): Promise<Shown>
  create(tx: Knex.Transaction, input: Static<Input>, by: string): Promise<Shown>
  /** @throws Problem 404, or 409 when it changed since `ifMatch` */
  change(id: string, input: Static<Input>, by: string, ifMatch: string | undefined): Promise<Shown>
  summaries: { create?: string; change: string; delete: string; restore: string }
}

/** Sends a record with its version as `ETag`. */
export function sendRecord(reply: Reply, record: { version: number }): Reply {
  return reply.header('etag', versionTag(record.version)).send(record)
}

/** Adds the calls that SKUs and offers share, all but the list. */
export function addRecordRoutes<
  Input extends Type.TSchema,
  Shown extends { _id: string; version: number },
>(
  app: App,
  kind: RecordKind,
  { name, schema, input, find, create, change, summaries }: RecordRoutes<Input, Shown>,
): void {
  app.get(
    '/:id',
    adminCall(app, 'offers:read', {
      params: idParams,
      response: { 200: schema, ...errorResponses(404) },
    }),
    async (request, reply) => sendRecord(reply, await find(request.params.id, request.admin.scope)),
  )

  app.post(
    '',
    adminCall(app, 'offers:write', {
      ...(summaries.create && { summary: summaries.create }),
      headers: idempotencyHeaders,
      body: input,
      response: { 201: schema, ...errorResponses(422) },
    }),
    async (request, reply) => {
      const { body, replayed } = await app.once(request, request.body, tx =>
        create(tx, request.body as Static<Input>, who(request)),
      )
      return sendRecord(reply.code(201).header('idempotency-replayed', replayed), body)
    },
  )

  app.put(
    '/:id',
    adminCall(app, 'offers:write', {
      summary: summaries.change,
      params: idParams,
      headers: ifMatchHeaders,
      body: input,
      response: { 200: schema, ...errorResponses(404, 409) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const input = request.body as Static<Input>
      const ifMatch = request.headers['if-match']
      return sendRecord(reply, await change(id, input, who(request), ifMatch))
    },
  )

  app.get(
    '/:id/history',
    adminCall(app, 'offers:read', {
      summary: 'Changes with their authors, newest first',
      params: idParams,
      response: { 200: Type.Array(revisionSchema), ...errorResponses(404) },
    }),
    async request =>
      listRevisions(app.db, kind, (await find(request.params.id, request.admin.scope))._id),
  )

  addTrashRoutes(app, 'offers', '', {
    list: page => listTrash(app.db, kind.table, name, page),
    trash: (id, request) => setTrashed(app.db, kind, id, true, who(request)),
    async restore(id, request, reply) {
      await setTrashed(app.db, kind, id, false, who(request))
      return sendRecord(reply, await find(id, request.admin.scope))
    },
    schema,
    deletes: summaries.delete,
    restores: summaries.restore,
  })
}
