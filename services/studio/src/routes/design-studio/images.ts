import { readFile } from 'node:fs/promises'
import { type App, errorResponses, publicWriteLimit, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import type { StudioConfig } from '../../config.ts'
import { convertedFile } from '../../file-rules.ts'

/** Adds the call that makes an image of a design from a file that browsers do not display. Nothing is stored. */
export function addImageRoutes(app: App, config: StudioConfig): void {
  app.post(
    '/images',
    {
      config: {
        publicFiles: true,
        form: { file: convertedFile },
        rateLimit: publicWriteLimit(config),
      },
      schema: {
        summary: 'Returns a HEIC photo, or the first page of a PDF, as an image of a design',
        body: Type.Object({ file: fileField({ message: 'The file is empty' }) }),
        response: {
          200: {
            description: 'A JPEG, or a PNG if a part is transparent; without metadata',
            content: {
              'image/jpeg': { schema: Type.Unknown() },
              'image/png': { schema: Type.Unknown() },
            },
          },
          ...errorResponses(429),
        },
      },
    },
    async (request, reply) => {
      const image = request.upload('file')
      if (!image) throw new Error('the schema requires a file')
      return reply.type(`image/${image.format}`).send(await readFile(image.path))
    },
  )
}
