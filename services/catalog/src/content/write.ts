import {
  type App,
  adminCall,
  errorResponses,
  ifMatchHeaders,
  versionTag,
} from '@stampa/service-kit'
import { isId, onlyRow } from '@stampa/service-kit/listing'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import type { ImageUse } from '../images.ts'
import { type Action, type Author, changesBetween, recordAudit, refuseStale } from './audit.ts'
import type { Column } from './columns.ts'
import type { ContentRow, ContentType, Draft } from './content-type.ts'
import { addToLibrary } from './library.ts'
import { contentNotFound, readContent } from './read.ts'
import { giveSlug } from './slug-store.ts'
import { imagesOf } from './uploads.ts'

/** Adds the calls that create a record, unless records are given, and change one. */
export function addWrites(app: App, type: ContentType): void {
  const { change, form } = type
  const config = form ? { form } : {}
  if (!type.given) addCreation(app, type)

  app.put(
    '/:id',
    {
      config,
      ...adminCall(app, 'content:write', {
        params: idParams,
        headers: ifMatchHeaders,
        body: change,
        response: { 200: type.admin, ...errorResponses(404, 409) },
      }),
    },
    async (request, reply) => {
      const { params, headers, admin, body } = request
      const images = await imagesOf(app, type, request)
      const asked = { id: params.id, ifMatch: headers['if-match'], author: admin }
      const row = await changeContent(app.db, type, asked, before =>
        type.toDraft(body, images, before),
      )
      return reply.header('etag', versionTag(row.version)).send(type.toAdmin(row))
    },
  )
}

function addCreation(app: App, type: ContentType): void {
  const { create, form } = type
  app.post(
    '',
    {
      config: form ? { form } : {},
      ...adminCall(app, 'content:write', {
        body: create,
        response: { 201: type.admin },
      }),
    },
    async (request, reply) => {
      const images = await imagesOf(app, type, request)
      const draft = type.toDraft(request.body, images)
      const row = await createContent(app.db, type, request.admin, draft)
      return reply.code(201).header('etag', versionTag(row.version)).send(type.toAdmin(row))
    },
  )
}

/**
 * Stores a new record with its slug and audit entry in one transaction.
 *
 * @throws Problem as the draft does, or 400 for a taken slug
 */
export function createContent(
  db: Knex,
  type: ContentType,
  author: Author,
  draft: Draft,
): Promise<ContentRow> {
  return db.transaction(async tx => {
    const rows = await tx(type.table).insert(draft.columns).returning<{ id: string }[]>('id')
    return finishWrite(tx, type, author, 'created', onlyRow(rows).id, draft)
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
 * @param toDraft receives the current record, locked
 * @throws Problem 404, 409 for an outdated version, or as the draft does
 */
export async function changeContent<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  { id, ifMatch, author }: ChangeRequest,
  toDraft: (before: Row) => Draft,
): Promise<ContentRow> {
  let followUp: Draft['followUp']
  const changed = await db.transaction(async tx => {
    const locked = isId(id) && (await tx(type.table).where({ id }).forUpdate().first('id'))
    if (!locked) throw contentNotFound(type)
    const before = await readContent(tx, type, id)
    if (before.deleted_at) throw contentNotFound(type)
    await refuseStale(tx, type.kind, before, ifMatch)
    const draft = toDraft(before)
    followUp = draft.followUp
    await tx(type.table)
      .where({ id })
      .update({ ...draft.columns, version: before.version + 1, updated_at: tx.fn.now() })
    return finishWrite(tx, type, author, 'changed', before.id, draft, before)
  })
  await followUp?.(db, author)
  return changed
}

/** Stores the slug and the rows of other tables, and records the change. */
async function finishWrite<Row extends ContentRow>(
  tx: Knex.Transaction,
  type: ContentType<Row>,
  author: Author,
  action: Action,
  id: string,
  { columns, slug: wanted, also }: Draft,
  before?: Row,
): Promise<Row> {
  await also?.(tx, id)
  await addToLibrary(tx, imagesIn(type, columns))
  if (type.slugFrom) {
    const previous = before && { name: type.name(before), slug: before.slug ?? null }
    const name = String(columns[type.slugFrom] ?? previous?.name ?? '')
    await giveSlug(tx, type, { id, name, previous, wanted })
  }
  const row = await readContent(tx, type, id)
  const changes = changesBetween(before && type.toAdmin(before), type.toAdmin(row))
  await recordAudit(tx, author, [
    { kind: type.kind, recordId: id, version: row.version, action, changes },
  ])
  return row
}

/** Returns the images that a write stores; null and `undefined` are none. */
function imagesIn(type: ContentType, stored: Readonly<Record<string, unknown>>): ImageUse[] {
  const columns = Object.entries<Column>({ ...type.columns, ...type.adminColumns })
  return columns.flatMap(([field, { name = field, images }]) => {
    const value = images && stored[name]
    if (!value) return []
    // Lists are JSON already, for PostgreSQL.
    return typeof value === 'string' ? JSON.parse(value) : value
  })
}
