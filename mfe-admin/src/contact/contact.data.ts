import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/calls/api.ts'
import {
  everyPage,
  latestIn,
  listQuery,
  type ServerList,
  unwrapList,
} from '../shared/list/server-list.ts'
import { orNull } from '../shared/or-null.ts'

export type ContactMessage = OrdersAnswer<'/api/contact/{id}'>

export interface MessagesData extends ServerList<ContactMessage> {
  /** Id of the newest message of all, empty when there is none; undefined where the list is another one. */
  latest: string | undefined
  /** How many have not been read. */
  unread: number | undefined
}

const fallback = 'Failed to fetch contacts'
const sorts = ['createdAt', 'name', 'email'] as const

export async function loadMessages({ request }: LoaderFunctionArgs): Promise<MessagesData> {
  const asked = queryIn(new URL(request.url).searchParams)
  const { signal } = request
  const [list, unread] = await Promise.all([
    listMessages(asked, signal),
    listMessages({ limit: 1, read: false }, signal).catch(() => undefined),
  ])
  return { ...list, latest: latestIn(list, asked), unread: unread?.total }
}

/** All messages that an address asks for, on all of its pages. */
export function everyMessage(address: URLSearchParams): Promise<ContactMessage[]> {
  return everyPage(page => listMessages({ ...queryIn(address), ...page }))
}

function queryIn(address: URLSearchParams) {
  return { ...listQuery(address, sorts), ...filterIn(address) }
}

/** Ids of the latest messages, newest first. */
export async function latestMessages(): Promise<string[]> {
  const { rows } = await listMessages({ limit: 10 })
  return rows.map(({ _id }) => _id)
}

/** What the address shows: `?show=unread`, `?show=read`, `?show=spam`, or all but spam. */
function filterIn(query: URLSearchParams): { read?: boolean; spam?: boolean } {
  const show = query.get('show')
  if (show === 'spam') return { spam: true }
  return show === 'read' || show === 'unread' ? { read: show === 'read' } : {}
}

function listMessages(
  query: { limit: number; read?: boolean; spam?: boolean },
  signal?: AbortSignal,
): Promise<ServerList<ContactMessage>> {
  return unwrapList(
    orders.GET('/api/contact', { params: { query }, ...(signal && { signal }) }),
    fallback,
  )
}

/** A message; null when there is none (any more). */
export function loadMessage({
  params,
  request,
}: LoaderFunctionArgs): Promise<ContactMessage | null> {
  const call = orders.GET('/api/contact/{id}', {
    params: { path: { id: params.id ?? '' } },
    signal: request.signal,
  })
  return orNull(unwrap(call, { fallback }))
}

export function loadTrash({ request }: LoaderFunctionArgs) {
  return unwrap(orders.GET('/api/contact/trash', { signal: request.signal }), { fallback })
}
