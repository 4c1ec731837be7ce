import { type App, adminCall, errorResponses, Type, versionTag, who } from '@stampa/service-kit'
import { idParams } from '@stampa/service-kit/order-workflow'
import { addTrashList, listTrash } from '@stampa/service-kit/trash'
import { listRevisions, type RecordKind, revisionSchema, setTrashed } from './revisions.ts'

interface RecordRoutes<Shown> {
  /** SQL of the text that names a record in the trash. */
  name: string
  /** Schema of a record in responses. */
  schema: Type.TSchema
  /** Returns a record outside the trash as responses show it. @throws Problem 404 */
  find(id: string): Promise<Shown>
  /** Summaries of the calls that delete and restore a record. */
  deletes: string
  restores: string
}

/** Adds the calls that SKUs and offers share: history, deletion, restoring and the trash. */
export function addRecordRoutes<Shown extends { _id: string; version: number }>(
  app: App,
  kind: RecordKind,
  { name, schema, find, deletes, restores }: RecordRoutes<Shown>,
): void {
  addTrashList(app, '/trash', page => listTrash(app.db, kind.table, name, page))

  app.get(
    '/:id/history',
    adminCall(app, {
      summary: 'Changes with their authors, newest first',
      params: idParams,
      response: { 200: Type.Array(revisionSchema), ...errorResponses(401, 404, 503) },
    }),
    async request => listRevisions(app.db, kind, (await find(request.params.id))._id),
  )

  app.delete(
    '/:id',
    adminCall(app, {
      summary: deletes,
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
    }),
    async (request, reply) => {
      await setTrashed(app.db, kind, request.params.id, true, who(request))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/restore',
    adminCall(app, {
      summary: restores,
      params: idParams,
      response: { 200: schema, ...errorResponses(401, 404, 503) },
    }),
    async (request, reply) => {
      const { id } = request.params
      await setTrashed(app.db, kind, id, false, who(request))
      const record = await find(id)
      return reply.header('etag', versionTag(record.version)).send(record)
    },
  )
}
