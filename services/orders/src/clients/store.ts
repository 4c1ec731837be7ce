import { Problem, type Static, Type } from '@stampa/service-kit'
import {
  adminListQuery,
  isId,
  pageOf,
  type Sorting,
  toPage,
  whereMatches,
} from '@stampa/service-kit/listing'
import { orderSearch } from '@stampa/service-kit/order-workflow'
import { allPages } from '@stampa/service-kit/sheet-export'
import type { Knex } from 'knex'

export interface ClientValues {
  name: string
  company: string
  vat_number: string
  emails: string[]
  phones: string[]
  addresses: string[]
  notes: string
}

export interface ClientRow extends ClientValues {
  id: string
  version: number
  created_at: Date
  updated_at: Date
  updated_by: string | null
}

const columns = [
  ...['id', 'name', 'company', 'vat_number', 'emails', 'phones', 'addresses', 'notes'],
  ...['version', 'created_at', 'updated_at', 'updated_by'],
]

const sorting: Sorting<ClientRow> = {
  id: 'id',
  keys: {
    // Version 7 ids grow with the creation time.
    createdAt: { expression: 'id', value: row => row.id, direction: 'asc' },
    name: { expression: 'name collate "el-x-icu"', value: row => row.name, direction: 'asc' },
  },
}

const standardSort = '-createdAt'

export const clientListQuery = adminListQuery(Object.keys(sorting.keys), standardSort)
export const clientFilter = Type.Pick(clientListQuery, ['q'])

/** Above this number, counting costs more than the page. */
const maxCounted = 1000

/** Number of newest clients searched for words too short for the trigram index. */
const maxSearched = 5000

export async function listClients(db: Knex, query: Static<typeof clientListQuery>) {
  const { q, sort, ...page } = query
  const isShort = q !== undefined && !/[\p{L}\p{N}]{3}/u.test(orderSearch(q))
  const matching = matchingClients(db, q)
  if (isShort) {
    const oldest = db('clients').orderBy('id', 'desc').offset(maxSearched).limit(1).select('id')
    matching.whereRaw('id > coalesce(?, id_at(to_timestamp(0)))', [oldest])
  }
  const some = matching
    .clone()
    .select(db.raw('1'))
    .limit(maxCounted + 1)
  const [found, counted] = await Promise.all([
    pageOf<ClientRow>(matching.select(columns), sorting, sort, toPage(page, sort)),
    db.from(some.as('matching')).count<{ count: string }[]>('*'),
  ])
  const total = Number(counted[0]?.count)
  return {
    ...found,
    total: total > maxCounted ? undefined : total,
    searched: isShort && !found.next ? maxSearched : undefined,
  }
}

/** Returns all clients of a search, newest first, in batches. */
export function listAllClients(db: Knex, q: string | undefined): AsyncGenerator<ClientRow[]> {
  return allPages(page =>
    pageOf<ClientRow>(matchingClients(db, q).select(columns), sorting, standardSort, page),
  )
}

function matchingClients(db: Knex, q: string | undefined): Knex.QueryBuilder {
  const query = db('clients')
  if (q !== undefined) {
    // The words as typed, too: a name may contain digits with hyphens that are no phone number.
    query.where(either => {
      for (const text of new Set([q, orderSearch(q)])) {
        either.orWhere(all => whereMatches(all, 'search', text))
      }
    })
  }
  return query
}

/** @throws Problem 404 */
export async function requireClient(db: Knex, id: string): Promise<ClientRow> {
  const row = isId(id) && (await db('clients').where({ id }).first<ClientRow>(columns))
  if (!row) throw new Problem(404, 'client_not_found', 'Client not found')
  return row
}

/** Locks a client until the transaction ends. @throws Problem 404 */
export async function lockClient(tx: Knex.Transaction, id: string): Promise<ClientRow> {
  if (isId(id)) await tx('clients').where({ id }).forUpdate().select('id')
  return requireClient(tx, id)
}

export function findMatches(db: Knex, { id, phones, vat_number }: ClientRow): Promise<ClientRow[]> {
  return (
    db('clients')
      .whereNot({ id })
      .where(either => {
        either.whereRaw('phone_keys && phone_keys(?::text[])', [phones])
        // The condition of the index on it.
        if (vat_number) either.orWhereRaw("(vat_number = ? and vat_number <> '')", [vat_number])
      })
      // By id, PostgreSQL would look for ten of them from the newest client on, instead of in the indexes.
      .orderBy('created_at', 'desc')
      .limit(10)
      .select<ClientRow[]>(columns)
  )
}

/**
 * Restricts a query to the records of a client.
 *
 * @param column of the records' e-mail address
 */
export function whereOfClient(
  query: Knex.QueryBuilder,
  column: string,
  { emails }: { emails: readonly string[] },
): Knex.QueryBuilder {
  return query.whereRaw(
    `email_key(${column}) = any(array(select email_key(email) from unnest(?::text[]) as email))`,
    [[...emails]],
  )
}
