import { type App, adminOnly, errorResponses, Type } from '@stampa/service-kit'
import { addTrashList, listTrash } from '@stampa/service-kit/trash'
import { listRevisions, revisionSchema } from '../../revisions.ts'
import { requireOffer } from './service.ts'
import { offers } from './store.ts'

/** Adds the calls for the history of an offer and the trash. */
export default async function historyRoutes(app: App): Promise<void> {
  addTrashList(app, '/trash', page =>
    listTrash(app.db, 'offers', "number || ' - ' || customer_name", page),
  )

  app.get(
    '/:id/history',
    {
      schema: {
        security: adminOnly,
        summary: 'Who changed what, newest first',
        params: Type.Object({ id: Type.String() }),
        response: { 200: Type.Array(revisionSchema), ...errorResponses(401, 404, 503) },
      },
    },
    async request => {
      const { row } = await requireOffer(app.db, request.params.id)
      return listRevisions(app.db, offers, row.id)
    },
  )
}
