import { type App, errorResponses, Type } from '@stampa/service-kit'
import { type Links, signedFileParams } from '@stampa/service-kit/links'
import { fileBytes, sendPrivateFile } from '@stampa/service-kit/order-workflow'
import { fileKinds, findFile } from '../../files.ts'

/** Adds the calls that send files of orders at signed addresses. */
export function addFileRoutes(app: App, links: Links): void {
  for (const variant of ['preview', 'original'] as const) {
    app.get(
      `/files/:kind/:until/:token${variant === 'original' ? '/original' : ''}`,
      {
        schema: {
          summary: `The ${variant} of a private file, at its signed address`,
          params: Type.Object({ kind: Type.Enum(fileKinds), ...signedFileParams.properties }),
          response: { 200: fileBytes, ...errorResponses(404) },
        },
      },
      async (request, reply) => {
        const file = await findFile(app.db, links, request.params.kind, variant, request.params)
        return sendPrivateFile(app, reply, file, variant)
      },
    )
  }
}
