import { type App, errorResponses, Problem, Type } from '@stampa/service-kit'
import { fileLifetime, type Links, openFileUrl, signedFileParams } from '@stampa/service-kit/links'
import { filePurpose } from './addresses.ts'
import { fileKinds, findFile } from './find-file.ts'

/** A file's bytes: whatever they are, the schema has no word for them. */
export const fileBytes = Type.Unsafe<unknown>({ description: 'The file' })

/** Whoever has the address may keep the file as long as the address is good. */
export const fileCacheControl = `private, max-age=${fileLifetime / 1000}`

/** Files of orders at addresses that the service has signed and that end. */
export function addFileRoutes(app: App, links: Links): void {
  for (const which of ['preview', 'original'] as const) {
    app.get(
      `/files/:kind/:until/:token${which === 'original' ? '/original' : ''}`,
      {
        schema: {
          summary: `The ${which} of a private file, at the address that its order tells`,
          params: Type.Object({ kind: Type.Enum(fileKinds), ...signedFileParams.properties }),
          response: { 200: fileBytes, ...errorResponses(400, 404) },
        },
      },
      async (request, reply) => {
        const { kind } = request.params
        const id = openFileUrl(links, filePurpose(kind), request.params)
        const file = id === undefined ? undefined : await findFile(app.db, kind, id)
        if (!file) throw fileNotFound()
        const { hash, name } = file
        await app.media.send(reply.header('cache-control', fileCacheControl), hash, which, { name })
        return reply
      },
    )
  }
}

export function fileNotFound(): Problem {
  return new Problem(404, 'file_not_found', 'File not found')
}
