import {
  type App,
  errorResponses,
  isAdminRequest,
  publicCache,
  type Reply,
  readerCall,
  type Static,
  Type,
  versionTag,
} from '@stampa/service-kit'
import { type Page, pageQuery, toPage, withPageHeaders } from '@stampa/service-kit/listing'
import { languageQuery } from '@stampa/service-kit/translations'
import { idParams } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import type { ContentRow, ContentType } from './content-type.ts'
import { listContent, requireContent } from './read.ts'

interface PublicList {
  path?: string
  summary: string
  restrict?: Restrict
}

type Restrict = (query: Knex.QueryBuilder) => void

/** Query of a public list. */
export const publicListQuery = Type.Object({
  ...pageQuery.properties,
  ...languageQuery.properties,
})

/** Adds the list of visible records: one page with `limit`, otherwise the whole list. */
export function addPublicList(
  app: App,
  type: ContentType,
  { path = '', summary, restrict }: PublicList,
): void {
  app.get(
    path,
    {
      schema: {
        summary,
        querystring: publicListQuery,
        response: { 200: Type.Array(type.public), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    (request, reply) => answerList(app.readDb, type, request, reply, restrict),
  )
}

/** Adds a list of the first `limit` visible records. */
export function addFirstFew(
  app: App,
  type: ContentType,
  limit: number,
  { path = '', summary }: PublicList,
): void {
  app.get(
    path,
    {
      schema: {
        summary,
        querystring: languageQuery,
        response: { 200: Type.Array(type.public), ...errorResponses(400) },
      },
      onSend: publicCache(),
    },
    async ({ query }) => {
      const { rows } = await listContent(app.readDb, type, { visible: true }, { limit })
      return rows.map(row => type.toPublic(row, query.lang))
    },
  )
}

/** Adds the call for one record, by id, current slug or former slug. */
export function addPublicDetail(app: App, type: ContentType): void {
  const { properties: forAdmins } = Type.Partial(type.admin)
  const record = Type.Object(
    { ...type.public.properties, ...forAdmins, ...type.public.properties },
    { $id: `${type.schemas}ForReader` },
  )
  app.get(
    '/:id',
    readerCall(app, 'content:read', {
      summary: 'One by id or slug; what visitors may not see only for an administrator',
      params: idParams,
      querystring: languageQuery,
      response: { 200: record, ...errorResponses(400, 404) },
    }),
    async (request, reply) => {
      const admin = isAdminRequest(request)
      const row = await requireContent(admin ? app.db : app.readDb, type, request.params.id, {
        visible: !admin,
      })
      if (!admin) return type.toPublic(row, request.query.lang)
      reply.header('etag', versionTag(row.version))
      return type.toAdmin(row)
    },
  )
}

/** Rows of a whole list that one query reads: a query's duration does not grow with the list. */
const rowsPerQuery = 100

/**
 * Returns the body of a public list: one page with the link to the next, or the whole list as JSON text,
 * which is read in one snapshot.
 */
export async function answerList(
  db: Knex,
  type: ContentType,
  request: { url: string; query: Static<typeof publicListQuery> },
  reply: Reply,
  restrict?: Restrict,
): Promise<Record<string, unknown>[] | Buffer> {
  const filter = { visible: true, restrict }
  const toItem = (row: ContentRow) => type.toPublic(row, request.query.lang)
  const page = toPage(request.query, type.standardSort)
  if (page.limit !== undefined) {
    return withPageHeaders(request, reply, await listContent(db, type, filter, page)).map(toItem)
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
        const part = await listContent(tx, type, filter, { limit: rowsPerQuery, after })
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
