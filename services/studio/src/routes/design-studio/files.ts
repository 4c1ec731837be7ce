import { type App, errorResponses, Type } from '@stampa/service-kit'
import { fileUrl, type Links, openFileUrl, signedFileParams } from '@stampa/service-kit/links'
import { fileBytes, type NamedFile, sendPrivateFile } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'

/** Kinds of private files with signed addresses. */
const fileKinds = ['mockup', 'original', 'artwork', 'proof'] as const
type FileKind = (typeof fileKinds)[number]

/** Table of each kind of file, and SQL of its hash and of the name to save it under. */
const fileColumns: Record<FileKind, { table: string; hash: string; name: string }> = {
  mockup: {
    table: 'design_mockups',
    hash: "f.image->>'hash'",
    name: "'design-' || right(f.order_id::text, 6) || '-' || f.position + 1 || '.png'",
  },
  original: {
    table: 'design_assets',
    hash: "f.file->>'hash'",
    name: "left(f.sha256, 12) || '.' || (f.file->>'format')",
  },
  artwork: { table: 'artwork', hash: 'f.file', name: 'f.name' },
  proof: {
    table: 'proofs',
    hash: "f.image->>'hash'",
    name: "'proof-' || right(f.order_id::text, 6) || '-' || f.version || '.' || (f.image->>'format')",
  },
}

const purposeOf = (kind: FileKind) => `design-file ${kind}`

/** Returns the signed addresses of a private file, which expire. */
export function fileAddresses(
  links: Links,
  kind: FileKind,
  id: string,
): { preview: string; original: string } {
  const preview = fileUrl(links, `/api/design-studio/files/${kind}`, purposeOf(kind), id)
  return { preview, original: `${preview}/original` }
}

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
        const { kind } = request.params
        const id = openFileUrl(links, purposeOf(kind), request.params)
        const file = id === undefined ? undefined : await findFile(app.db, kind, id)
        return sendPrivateFile(app, reply, file, variant)
      },
    )
  }
}

/** Returns the file of a row that belongs to an order outside the trash, and the name to save it under. */
function findFile(db: Knex, kind: FileKind, id: string): Promise<NamedFile | undefined> {
  const { table, hash, name } = fileColumns[kind]
  return (
    db({ f: table })
      .join('design_orders as o', 'o.id', 'f.order_id')
      .where('f.id', id)
      .whereNull('o.deleted_at')
      // Artwork that is not ready has no file.
      .whereRaw(`${hash} is not null`)
      .first({ hash: db.raw(hash), name: db.raw(name) })
  )
}
