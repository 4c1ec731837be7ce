import type { App, Static } from '@stampa/service-kit'
import { nextLink, type Page, type pageQuery, toPage } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { BodyWriter } from './body-writer.ts'
import type { ContentRow, ContentType } from './content-type.ts'
import { listContent } from './read.ts'

/** Characters of a list that are read and written at a time, and rows where it is not known how long one is. */
const piece = { characters: 32_768, firstRows: 20, mostRows: 200 }

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
 * there: neither a query nor the memory grows with what the shop has, or with how long its texts are.
 */
export async function answerList<Row extends ContentRow>(
  db: Knex,
  type: ContentType<Row>,
  { toItem, sort, restrict }: ListedContent<Row>,
  request: {
    url: string
    query: Static<typeof pageQuery>
    routeOptions: { url?: string | undefined }
    lastAnswer(): string | Buffer | undefined
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
  const last = request.lastAnswer()
  const answer = new BodyWriter(Buffer.isBuffer(last) ? last : undefined, lastLengths.get(url))
  let { after }: Page = page
  let limit = piece.firstRows
  await db.transaction(
    async tx => {
      do {
        const { rows, next } = await listContent(tx, type, filter, { sort, limit, after })
        const list = serialize(rows.map(toItem))
        answer.write((answer.length > 0 ? ',' : '[') + list.slice(1, -1))
        after = next
        const rowLength = list.length / rows.length
        limit = Math.min(Math.ceil(piece.characters / rowLength), piece.mostRows)
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
