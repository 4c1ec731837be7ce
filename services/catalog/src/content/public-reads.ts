import {
  type App,
  errorResponses,
  isAdminRequest,
  publicCache,
  readerHooks,
  Type,
  versionTag,
} from '@stampa/service-kit'
import { nextLink, pageQuery, toPage } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { adminOrPublic } from '../access.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import { contentNotFound, findContent, listContent } from './read.ts'
import { idParams } from './schema.ts'

interface PublicList<Row> {
  path?: string
  summary: string
  /** Schema of what {@link toItem} answers. */
  item: Type.TSchema
  toItem(row: Row): object
  /** A key of the type's sorting. */
  sort: string
  restrict?: (query: Knex.QueryBuilder) => void
}

/** Adds a list of what visitors may see; whole, unless it is asked for by pages. */
export function addPublicList<Row extends ContentRow>(
  app: App,
  type: ContentType<Row>,
  { path = '', summary, item, toItem, sort, restrict }: PublicList<Row>,
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
    async (request, reply) => {
      const page = { sort, ...toPage(request.query, sort) }
      const { rows, next } = await listContent(app.db, type, { visible: true, restrict }, page)
      if (next) reply.header('link', nextLink(request.url, next))
      return rows.map(row => toItem(row))
    },
  )
}

/** Adds the short list of the first records of a kind. */
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
  /** Schema of the record for whoever asks, the fields of administrators optional. */
  record: Type.TSchema
  toPublic(row: Row): object
}

/** Adds the call for one record, by its id or by a slug that it has or had. */
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
