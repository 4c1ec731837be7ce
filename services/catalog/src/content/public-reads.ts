import {
  type App,
  adminOrPublic,
  errorResponses,
  isAdminRequest,
  publicCache,
  readerHooks,
  Type,
  versionTag,
} from '@stampa/service-kit'
import { pageQuery } from '@stampa/service-kit/listing'
import type { ContentRow, ContentType } from './content-type.ts'
import { answerList, type ListedContent } from './public-list.ts'
import { contentNotFound, findContent, listContent } from './read.ts'
import { idParams } from './schema.ts'

interface PublicList<Row> extends ListedContent<Row> {
  path?: string
  summary: string
  /** Schema of what {@link toItem} answers. */
  item: Type.TSchema
}

/** Adds a list of what visitors may see; whole, unless it is asked for by pages. */
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
