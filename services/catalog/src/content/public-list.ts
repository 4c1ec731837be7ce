import type { App, Static } from '@stampa/service-kit'
import { nextLink, type Page, type pageQuery, toPage } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import type { ContentRow, ContentType } from './content-type.ts'
import { GrowingBuffer } from './growing-buffer.ts'
import { listContent } from './read.ts'

/** Rows of a list that are read and written at a time. */
const pieceLength = 100

/** By route, the bytes that its whole list is about to be. */
const lastLengths = new Map<string, number>()

export interface ListedContent<Row> {
  toItem(row: Row): object
  /** A key of the type's sorting. */
  sort: string
  restrict?: ((query: Knex.QueryBuilder) => void) | undefined
}

/**
 * The answer of a list of what visitors may see: a page with the link to the next, or the whole.
 *
 * The whole is read piece by piece, all of the same moment, and each piece is written as soon as it is
 * there: neither a query nor the memory grows with what the shop has.
 */
export async function answerList<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  { toItem, sort, restrict }: ListedContent<Row>,
  request: {
    url: string
    query: Static<typeof pageQuery>
    routeOptions: { url?: string | undefined }
  },
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
  if (!serialize) throw new Error('a list has no schema to be written by')
  const { url = '' } = request.routeOptions
  const answer = new GrowingBuffer(lastLengths.get(url))
  let { after }: Page = page
  await db.transaction(
    async tx => {
      do {
        const place = { sort, limit: pieceLength, after }
        const { rows, next } = await listContent(tx, type, filter, place)
        const list = serialize(rows.map(toItem))
        answer.write((answer.length > 0 ? ',' : '[') + list.slice(1, -1))
        after = next
      } while (after)
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
  reply.type('application/json; charset=utf-8')
  answer.write(']')
  // With room for what is added until the next time.
  lastLengths.set(url, answer.length + 65_536)
  return answer.content()
}
