import { isDeepStrictEqual } from 'node:util'
import { Type } from '@stampa/service-kit'
import type { Knex } from 'knex'
import type { Author } from '../../content/audit.ts'
import { column, image, text } from '../../content/columns.ts'
import { byCreation, contentType } from '../../content/content-type.ts'
import { optionalText } from '../../content/schema.ts'
import { changeContent } from '../../content/write.ts'
import { altInput, focusInput, type ImageUse } from '../../images.ts'
import { holdsImage, imageColumns } from '../../kinds.ts'
import { companyRecord } from '../company/settings.ts'

const hash = "media.image->>'hash'"

/** SQL of the records that use a row of the library: kind, id, title and whether they are in the trash. */
const usesOfRow = imageColumns
  .map(column => {
    const { table, type } = column
    const shown = type
      ? `'${table}' as kind, id, ${titleColumn(type.columns)} as title, deleted_at is not null as trashed`
      : `'${table}', '${companyRecord.id}', '', false`
    return `select ${shown} from ${table} where ${holdsImage({ ...column, name: `${table}.${column.name}` }, hash)}`
  })
  .join(' union ')

/** Returns the column of a record's name. */
function titleColumn(columns: Readonly<Record<string, { name?: string | undefined }>>): string {
  const field = ['title', 'name', 'customerName'].find(field => columns[field])
  if (!field) throw new Error('a kind with images has a title or a name')
  return columns[field]?.name ?? field
}

interface Use {
  kind: string
  _id: string
  title: string
  trashed: boolean
}

const uses = column<Use[]>(
  Type.Array(
    Type.Object(
      {
        kind: Type.String({ description: 'As in the audit log' }),
        _id: Type.String(),
        title: Type.String({ description: 'Empty for the company and a banner without one' }),
        trashed: Type.Boolean(),
      },
      { $id: 'MediaUse' },
    ),
    { description: 'Records that show it, those in the trash included' },
  ),
  {
    sql: db =>
      db.raw(
        `(select coalesce(json_agg(json_build_object(
            'kind', kind, '_id', id, 'title', title, 'trashed', trashed)), '[]') from (${usesOfRow}) use)`,
      ),
  },
)

/** The library: every image that was uploaded, until it is deleted. No call makes one but an upload. */
export const media = contentType({
  kind: 'media',
  label: 'Image',
  schemas: 'Media',
  table: 'media',
  list: '',
  columns: {
    fileName: text({ name: 'file_name', description: 'Empty if it is unknown' }),
    image: image(),
    bytes: column<number>(Type.Integer({ description: 'Of the upload' }), {
      sql: db => db.raw("(media.image->>'bytes')::integer"),
    }),
  },
  adminColumns: { uses },
  sorts: { createdAt: byCreation },
  standardSort: '-createdAt',
  filters: {
    query: {
      format: Type.Optional(Type.Enum(['png'], { description: 'Only images of this format' })),
    },
    apply: (query, { format }) => {
      if (format !== undefined) query.whereRaw("media.image->>'format' = ?", [String(format)])
    },
  },
  searched: `media.search || ' ' || coalesce((select string_agg(search_key(title), ' ') from (${usesOfRow}) use), '')`,
  name: ({ fileName, image }) => fileName || image.alt || image.hash.slice(0, 8),
  kept: row => (row.uses.length > 0 ? 'Images in use cannot be deleted' : undefined),
  given: ['fileName'],
  body: { fileName: optionalText(255), imageAlt: altInput, imageFocus: focusInput },
  besides: (_input, before, { image }) =>
    before && image
      ? { followUp: (db, author) => changeUses(db, author, before.image, image as ImageUse) }
      : {},
})

/**
 * Gives the uses of an image its new text and focal point, where they have those of before. The company's settings and
 * records in the trash keep theirs.
 */
async function changeUses(
  db: Knex,
  author: Author,
  before: ImageUse,
  after: ImageUse,
): Promise<void> {
  const follow = (use: ImageUse): ImageUse => {
    if (use.hash !== after.hash) return use
    const { alt, focus, ...stored } = use
    const newAlt = (alt ?? '') === (before.alt ?? '') ? after.alt : alt
    const newFocus =
      focus === undefined || isDeepStrictEqual(focus, before.focus) ? after.focus : focus
    return { ...stored, ...(newAlt && { alt: newAlt }), ...(newFocus && { focus: newFocus }) }
  }
  for (const column of imageColumns) {
    const { table, field, name, type } = column
    if (!type) continue
    const followed = (value: unknown) =>
      Array.isArray(value) ? value.map(follow) : follow(value as ImageUse)
    const rows: { id: string; value: unknown }[] = await db(table)
      .select('id', { value: name })
      .whereNull('deleted_at')
      .whereRaw(holdsImage(column, 'cast(? as text)'), [after.hash])
    for (const { id, value } of rows) {
      if (isDeepStrictEqual(followed(value), value)) continue
      await changeContent(db, type, { id, ifMatch: undefined, author }, row => {
        const current: Readonly<Record<string, unknown>> = row
        return { columns: { [name]: JSON.stringify(followed(current[field])) } }
      })
    }
  }
}
