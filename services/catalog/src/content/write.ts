import {
  type App,
  adminOnly,
  errorResponses,
  ifMatchHeaders,
  type Static,
  type Type,
  versionTag,
} from '@stampa/service-kit'
import type { FileRule, StoredImage } from '@stampa/service-kit/media'
import type { Knex } from 'knex'
import { type Author, changesBetween, recordAudit, refuseStale } from './audit.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import { contentNotFound, lockContent, readContent } from './read.ts'
import { idParams } from './schema.ts'
import { giveSlug } from './slug-store.ts'

/** The parts of a request that carry images. */
export interface ImageRequest {
  body: unknown
  publishUploads(): Promise<Partial<Record<string, StoredImage>>>
  publishUploadList(field: string): Promise<StoredImage[]>
}

interface Writes<Row, Create extends Type.TObject, Change extends Type.TObject, Images> {
  /** Body schemas; every body valid for `create` is valid for `change`. */
  create: Create
  change: Change
  /** Files of multipart bodies. */
  form?: Record<string, FileRule>
  /** Returns the images that a request carries or names. */
  images(request: ImageRequest): Promise<Images>
  /**
   * Returns the values to store.
   *
   * @param before the current record; undefined for a new one
   */
  draft(input: Static<Change>, images: Images, before: Row | undefined): Draft
}

/** Adds the calls that create and change a record. */
export function addWrites<
  Row extends ContentRow,
  Create extends Type.TObject,
  Change extends Type.TObject,
  Images,
>(app: App, type: ContentType<Row>, writes: Writes<Row, Create, Change, Images>): void {
  const { create, change, form, draft } = writes
  const config = form ? { form } : {}
  const consumes = form ? { consumes: ['multipart/form-data'] } : {}

  app.post(
    '',
    {
      onRequest: app.requireAdmin,
      config,
      schema: {
        security: adminOnly,
        ...consumes,
        body: create as Type.TSchema,
        response: { 201: type.admin, ...errorResponses(400, 401, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const images = await writes.images(request)
      const input = request.body as Static<Change>
      const row = await createContent(app.db, type, request.admin, draft(input, images, undefined))
      return reply.code(201).header('etag', versionTag(row.version)).send(type.toAdmin(row))
    },
  )

  app.put(
    '/:id',
    {
      onRequest: app.requireAdmin,
      config,
      schema: {
        security: adminOnly,
        ...consumes,
        params: idParams,
        headers: ifMatchHeaders,
        body: change as Type.TSchema,
        response: { 200: type.admin, ...errorResponses(400, 401, 404, 409, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const images = await writes.images(request)
      const input = request.body as Static<Change>
      const { id } = request.params
      const asked = { id, ifMatch: request.headers['if-match'], author: request.admin }
      const row = await changeContent(app.db, type, asked, before => draft(input, images, before))
      return reply.header('etag', versionTag(row.version)).send(type.toAdmin(row))
    },
  )
}

/** Values by column; `undefined` keeps the current value. */
export type Columns = Record<string, unknown>

/** Values of a write, with rows of other tables. */
export interface Draft {
  columns: Columns
  /** Slug chosen by an administrator. */
  slug?: string | undefined
  also?: (tx: Knex.Transaction, id: string) => Promise<void>
}

/**
 * Stores a new record with its slug and audit entry in one transaction.
 *
 * @throws Problem as the draft does, or 400 for a taken slug
 */
export function createContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  author: Author,
  draft: Draft,
): Promise<Row> {
  return db.transaction(async tx => {
    const [inserted] = await tx(type.table).insert(draft.columns).returning<{ id: string }[]>('id')
    if (!inserted) throw new Error('the insert returned no row')
    const { id } = inserted
    await draft.also?.(tx, id)
    await fitSlug(tx, type, id, draft)
    const row = await readContent(tx, type, id)
    const changes = changesBetween(undefined, type.toAdmin(row))
    await recordAudit(tx, author, [
      { kind: type.kind, recordId: id, version: row.version, action: 'created', changes },
    ])
    return row
  })
}

interface ChangeRequest {
  id: string
  /** The `If-Match` header. */
  ifMatch: string | undefined
  author: Author
}

/**
 * Changes a record and its slug, and records the change, in one transaction.
 *
 * @param draft receives the current record, locked
 * @throws Problem 404, 409 for an outdated version, or as the draft does
 */
export function changeContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  { id, ifMatch, author }: ChangeRequest,
  draft: (before: Row) => Draft,
): Promise<Row> {
  return db.transaction(async tx => {
    const before = await lockContent(tx, type, id)
    if (!before || before.deleted_at) throw contentNotFound(type)
    await refuseStale(tx, type.kind, before, ifMatch)
    const { columns, slug, also } = draft(before)
    await tx(type.table)
      .where({ id: before.id })
      .update({ ...columns, version: before.version + 1, updated_at: tx.fn.now() })
    await also?.(tx, before.id)
    await fitSlug(tx, type, before.id, { columns, slug }, before)
    const row = await readContent(tx, type, before.id)
    const changes = changesBetween(type.toAdmin(before), type.toAdmin(row))
    await recordAudit(tx, author, [
      { kind: type.kind, recordId: row.id, version: row.version, action: 'changed', changes },
    ])
    return row
  })
}

/** Updates the slug of a record, for kinds with slugs. */
async function fitSlug<Row extends ContentRow>(
  tx: Knex.Transaction,
  type: ContentType<Row>,
  id: string,
  { columns, slug: wanted }: Draft,
  before?: Row,
): Promise<void> {
  if (!type.slugFrom) return
  const previous = before && { name: type.name(before), slug: before.slug ?? null }
  const name = String(columns[type.slugFrom] ?? previous?.name ?? '')
  await giveSlug(tx, type, { id, name, previous, wanted })
}
