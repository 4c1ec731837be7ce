import { createReadStream } from 'node:fs'
import { imageFormats, openMedia } from '@stampa/service-kit/media'

const rule = { formats: imageFormats, maxBytes: 20_000_000 }

/** Sends every file through the pipeline, as uploads that come at the same time. */
export async function publishAll(files: readonly string[], folder: string): Promise<void> {
  const media = await openMedia(folder, 'bench')
  await Promise.all(
    files.map(async file => {
      const upload = await media.receive(createReadStream(file), rule)
      if (!upload) throw new Error(`${file} is empty`)
      await media.publish(upload)
      await upload.discard()
    }),
  )
}
