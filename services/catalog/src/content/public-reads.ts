import {
  type App,
  adminOrPublic,
  errorResponses,
  isAdminRequest,
  publicCache,
  readerHooks,
  type Static,
  Type,
  versionTag,
} from '@stampa/service-kit'
import { nextLink, type Page, pageQuery, toPage } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import type { ContentRow, ContentType } from './content-type.ts'
import { contentNotFound, findContent, listContent } from './read.ts'
import { idParams } from './schema.ts'

interface PublicList<Row> extends ListedContent<Row> {
  path?: string
  summary: string
  /** Schema of {@link toItem}'s result. */
  item: Type.TSchema
}

/** Adds the list of visible records: one page with `limit`, otherwise the whole list. */
export function addPublicList<Row extends ContentRow>(
  app: App,
  type: ContentType<Row>,
  { path = '', summary, item, ...listed }: PublicList<Row>,
): void {
  app.get(
    path,
    {
      schema: {
        summary,
        querystring: pageQuery,
        response: { 200: Type.Array(item), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    (request, reply) => answerList(app.db, type, listed, request, reply),
  )
}

/** Adds a list of the first `limit` visible records. */
export function addFirstFew<Row extends ContentRow>(
  app: App,
  type: ContentType<Row>,
  limit: number,
  { path = '', summary, item, toItem, sort }: PublicList<Row>,
): void {
  app.get(
    path,
    { schema: { summary, response: { 200: Type.Array(item) } }, onSend: publicCache() },
    async () => {
      const { rows } = await listContent(app.db, type, { visible: true }, { sort, limit })
      return rows.map(row => toItem(row))
    },
  )
}

interface PublicDetail<Row> {
  /** Response schema, in which the fields for administrators are optional. */
  record: Type.TSchema
  toPublic(row: Row): object
}

/** Adds the call for one record, by id, current slug or former slug. */
export function addPublicDetail<Row extends ContentRow>(
  app: App,
  type: ContentType<Row>,
  { record, toPublic }: PublicDetail<Row>,
): void {
  app.get(
    '/:id',
    {
      ...readerHooks(app),
      schema: {
        security: adminOrPublic,
        summary: 'One by id or slug; what visitors may not see only for an administrator',
        params: idParams,
        response: { 200: record, ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const admin = isAdminRequest(request)
      const row = await findContent(app.db, type, request.params.id, { visible: !admin })
      if (!row) throw contentNotFound(type)
      if (!admin) return toPublic(row)
      reply.header('etag', versionTag(row.version))
      return type.toAdmin(row)
    },
  )
}

/** Rows of a whole list that one query reads: a query's duration does not grow with the list. */
const rowsPerQuery = 100

interface ListedContent<Row> {
  toItem(row: Row): object
  /** A key of the type's sorting. */
  sort: string
  restrict?: ((query: Knex.QueryBuilder) => void) | undefined
}

/**
 * Returns the body of a public list: one page with the link to the next, or the whole list as JSON text,
 * which is read in one snapshot.
 */
export async function answerList<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  { toItem, sort, restrict }: ListedContent<Row>,
  request: { url: string; query: Static<typeof pageQuery> },
  reply: Parameters<App['requireAdmin']>[1],
): Promise<object[] | Buffer> {
  const filter = { visible: true, restrict }
  const page = toPage(request.query, sort)
  if (page.limit !== undefined) {
    const { rows, next } = await listContent(db, type, filter, { sort, ...page })
    if (next) reply.header('link', nextLink(request.url, next))
    return rows.map(toItem)
  }

  const serialize = reply.getSerializationFunction('200') as
    | ((items: object[]) => string)
    | undefined
  if (!serialize) throw new Error('the route of a list declares no response schema')
  const chunks: Buffer[] = []
  let { after }: Page = page
  await db.transaction(
    async tx => {
      do {
        const part = await listContent(tx, type, filter, { sort, limit: rowsPerQuery, after })
        const items = serialize(part.rows.map(toItem)).slice(1, -1)
        chunks.push(Buffer.from(chunks.length > 0 ? `,${items}` : items))
        after = part.next
      } while (after)
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
  reply.type('application/json; charset=utf-8')
  return Buffer.concat([Buffer.from('['), ...chunks, Buffer.from(']')])
}
