import { type App, errorResponses, Type } from '@stampa/service-kit'
import { fileUrl, type Links, openFileUrl, signedFileParams } from '@stampa/service-kit/links'
import type { KeptFile } from '@stampa/service-kit/media'
import { fileBytes, sendPrivateFile } from '@stampa/service-kit/order-workflow'
import type { Knex } from 'knex'

/** Kinds of private files with signed addresses. */
const fileKinds = ['mockup', 'original', 'artwork', 'proof'] as const
type FileKind = (typeof fileKinds)[number]

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
          summary: `The ${variant} of a private file, at the address that its order tells`,
          params: Type.Object({ kind: Type.Enum(fileKinds), ...signedFileParams.properties }),
          response: { 200: fileBytes, ...errorResponses(400, 404) },
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
async function findFile(
  db: Knex,
  kind: FileKind,
  id: string,
): Promise<{ hash: string; name: string } | undefined> {
  switch (kind) {
    case 'mockup': {
      const row = await ofOrder(db, 'design_mockups', id).first<
        { order_id: string; position: number; image: KeptFile } | undefined
      >('f.order_id', 'f.position', 'f.image')
      if (!row) return undefined
      const name = `design-${row.order_id.slice(-6)}-${row.position + 1}.png`
      return { hash: row.image.hash, name }
    }
    case 'original': {
      const row = await ofOrder(db, 'design_assets', id).first<
        { sha256: string; file: KeptFile } | undefined
      >('f.sha256', 'f.file')
      return row && { hash: row.file.hash, name: `${row.sha256.slice(0, 12)}.${row.file.format}` }
    }
    case 'artwork': {
      const row = await ofOrder(db, 'artwork', id)
        .where('f.state', 'ready')
        .first<{ name: string; file: string } | undefined>('f.name', 'f.file')
      return row && { hash: row.file, name: row.name }
    }
    case 'proof': {
      const row = await ofOrder(db, 'proofs', id).first<
        { order_id: string; version: number; image: KeptFile } | undefined
      >('f.order_id', 'f.version', 'f.image')
      if (!row) return undefined
      const name = `proof-${row.order_id.slice(-6)}-${row.version}.${row.image.format}`
      return { hash: row.image.hash, name }
    }
  }
}

function ofOrder(db: Knex, table: string, id: string): Knex.QueryBuilder {
  return db(`${table} as f`)
    .join('design_orders as o', 'o.id', 'f.order_id')
    .where('f.id', id)
    .whereNull('o.deleted_at')
}
