import { type FieldError, Problem } from '@stampa/service-kit'
import type { FileRule, Media, StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import { categoryFavicon, pngImage } from '../../image-rules.ts'
import { checkVersion } from '../../preconditions.ts'
import type { CategoryInput } from './schema.ts'
import {
  type CategoryRow,
  type CategoryValues,
  findCategory,
  insertCategory,
  lockCategory,
  updateCategory,
} from './store.ts'

/** @throws Problem 400 when an image is none that was uploaded for categories */
export async function createCategory(
  db: Knex,
  media: Media,
  input: CategoryInput,
): Promise<CategoryRow> {
  const values = await toValues(media, input)
  return db.transaction(async tx => stored(tx, await insertCategory(tx, values)))
}

/**
 * Changes a category; fields that are `undefined` stay as they are.
 *
 * @param ifMatch the header of that name
 * @throws Problem 404, 412 when it was changed meanwhile, or 400 as {@link createCategory}
 */
export async function changeCategory(
  db: Knex,
  media: Media,
  id: string,
  input: CategoryInput,
  ifMatch: string | undefined,
): Promise<CategoryRow> {
  const values = await toValues(media, input)
  return db.transaction(async tx => {
    const version = await lockCategory(tx, id)
    if (version === undefined) throw categoryNotFound()
    checkVersion(ifMatch, version)
    await updateCategory(tx, id, values)
    return stored(tx, id)
  })
}

/** @throws Problem 404 when visitors may not see it */
export async function requireVisibleCategory(db: Knex, id: string): Promise<void> {
  if (!(await findCategory(db, id, { visible: true }))) throw categoryNotFound()
}

export function categoryNotFound(): Problem {
  return new Problem(404, 'category_not_found', 'Category not found')
}

async function toValues(media: Media, input: CategoryInput): Promise<CategoryValues> {
  const errors: FieldError[] = []
  const resolve = async (field: 'image' | 'favicon', rule: FileRule) => {
    const url = input[field]
    if (url === undefined) return undefined
    if (url === null || url === '') return null
    const image = await media.find(url)
    const message = image ? ruleBroken(image, rule) : 'The image was not found: upload it first'
    if (message !== undefined) errors.push({ field, message })
    return image
  }
  const image = await resolve('image', pngImage)
  const favicon = await resolve('favicon', categoryFavicon)
  const [first] = errors
  if (first) throw new Problem(400, 'validation_failed', first.message, { errors })
  const { name, description, active } = input
  return { name: name.trim(), description: description?.trim(), active, image, favicon }
}

/** One upload serves both fields, so which rule it has to keep is known only now. */
function ruleBroken(image: StoredImage, rule: FileRule): string | undefined {
  if (!rule.formats.includes(image.format)) return rule.messages.type
  return image.bytes > rule.maxBytes ? rule.messages.size : undefined
}

async function stored(tx: Knex.Transaction, id: string): Promise<CategoryRow> {
  const row = await findCategory(tx, id, { visible: false })
  if (!row) throw new Error(`category ${id} vanished inside its own transaction`)
  return row
}
