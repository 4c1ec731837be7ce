import { buffer } from 'node:stream/consumers'
import type { Picture } from '@stampa/service-kit/mail'
import type { Media } from '@stampa/service-kit/media'
import sharp from 'sharp'
import type { ProofRow } from '../routes/design-studio/proofs/store.ts'

/** Width in a mail, pixels: twice what it is shown at. */
const width = 480

/** Returns a small copy of a proof as JPEG, which every mail program shows; undefined for a PDF or a lost file. */
export async function pictureOf(
  files: Pick<Media, 'open'>,
  { image, version }: ProofRow,
): Promise<Picture | undefined> {
  const preview = image.format === 'pdf' ? undefined : await files.open(image.hash, 'preview')
  if (!preview) return undefined
  const jpeg = await sharp(await buffer(preview.stream))
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { id: `proof-${version}`, alt: `Δοκίμιο ${version} · Proof ${version}`, jpeg }
}
