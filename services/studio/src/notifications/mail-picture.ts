import { buffer } from 'node:stream/consumers'
import type { Picture } from '@stampa/service-kit/mail'
import type { KeptFile, Media } from '@stampa/service-kit/media'
import sharp from 'sharp'

/**
 * Returns a copy of a picture as JPEG, which every mail program shows; undefined for a PDF or a lost file.
 *
 * @param width at most, pixels
 */
export async function mailPicture(
  files: Pick<Media, 'open'>,
  image: KeptFile,
  { width, ...named }: { width: number } & Pick<Picture, 'id' | 'alt'>,
): Promise<Picture | undefined> {
  const preview = image.format === 'pdf' ? undefined : await files.open(image.hash, 'preview')
  if (!preview) return undefined
  const jpeg = await sharp(await buffer(preview.stream))
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { ...named, jpeg }
}
