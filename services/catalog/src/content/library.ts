import type { Knex } from 'knex'
import type { ImageUse } from '../images.ts'

/** An image for the library: an uploaded one has the name of its file, one in a record its text and focal point. */
interface LibraryImage extends ImageUse {
  fileName?: string | undefined
}

/**
 * Adds images to the library, and takes those in its trash out of it. What the library says of an image stays; what it
 * does not say yet is added. Locks the images until the transaction ends: none is deleted while a record begins to use it.
 */
export async function addToLibrary(db: Knex, images: readonly LibraryImage[]): Promise<void> {
  const unique = new Map(images.map(image => [image.hash, image]))
  if (unique.size === 0) return
  // Always in one order, so that concurrent writes cannot deadlock.
  const rows = [...unique.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  await db.raw(
    `insert into media as m (image, file_name)
      select image - 'fileName', coalesce(image->>'fileName', '')
      from jsonb_array_elements(cast(:rows as jsonb)) with ordinality as row (image, place) order by place
      on conflict ((image->>'hash')) do update set
        image = excluded.image || m.image,
        file_name = coalesce(nullif(m.file_name, ''), excluded.file_name),
        version = m.version + 1, updated_at = now(), deleted_at = null, deleted_by = null
      where m.deleted_at is not null or excluded.image || m.image <> m.image
        or (m.file_name = '' and excluded.file_name <> '')`,
    { rows: JSON.stringify(rows) },
  )
}

/** Returns an image with what the library says of it. */
export async function inLibrary(db: Knex, image: ImageUse): Promise<ImageUse> {
  const row = await db('media').whereRaw("image->>'hash' = ?", [image.hash]).first('image')
  return { ...image, ...row?.image }
}

/** Returns the name of an uploaded file as the library stores it. */
export function storedFileName(name: unknown): string {
  return String(name ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 255)
}
