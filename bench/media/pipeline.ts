import { createReadStream } from 'node:fs'
import { createLimit } from '@stampa/service-kit/limit'
import { imageFormats, openMedia } from '@stampa/service-kit/media'

const rule = { formats: imageFormats, maxBytes: 20_000_000 }

/** Concurrent clients, equal to the threads of plain sharp. */
const atOnce = createLimit(4)

/** Sends every file through the pipeline as an upload. */
export async function publishAll(files: readonly string[], folder: string): Promise<void> {
  const media = await openMedia(folder, 'bench')
  await Promise.all(
    files.map(file =>
      atOnce(async () => {
        const upload = await media.receive(createReadStream(file), rule)
        if (!upload) throw new Error(`${file} is empty`)
        await media.publish(upload)
        await upload.discard()
      }),
    ),
  )
}
