import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { mailsAbout } from '../mails/mails.data.ts'
import { offersOf } from '../orders/order.data.ts'
import { orders, orNull, recordIn } from '../shared/calls/api.ts'
import type { ListExport } from '../shared/calls/download.tsx'
import { listQuery, type ServerList, searchIn, unwrapList } from '../shared/list/server-list.ts'

/** Back-office specification, section 4; every transition is allowed. */
export const orderStatuses = ['Submitted', 'In Progress', 'Completed', 'Rejected'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export type CustomOrder = OrdersAnswer<'/api/custom-order/{id}'>

const failed = 'Failed to fetch custom orders'
const sorts = ['createdAt', 'email', 'orderStatus'] as const

export type OrdersData = Awaited<ReturnType<typeof loadOrders>>

export async function loadOrders({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  return listOrders({ ...listQuery(query, sorts), ...filterIn(query) }, { signal: request.signal })
}

/** Parses the filters of the address: `?orderStatus=Rejected&from=2026-11-01&unread=true`. */
function filterIn(query: URLSearchParams) {
  const orderStatus = orderStatuses.find(status => status === query.get('orderStatus'))
  const from = dayIn(query, 'from')
  const to = dayIn(query, 'to')
  return {
    ...(orderStatus && { orderStatus }),
    ...(from && { from }),
    ...(to && { to }),
    ...(query.get('unread') === 'true' && { unread: true }),
  }
}

function dayIn(query: URLSearchParams, name: string): string | undefined {
  const day = query.get(name) ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined
}

function listOrders(
  query: ReturnType<typeof listQuery<(typeof sorts)[number]>> & ReturnType<typeof filterIn>,
  options: { signal: AbortSignal },
): Promise<ServerList<CustomOrder>> {
  const call = orders.GET('/api/custom-order', { params: { query }, ...options })
  // For an administrator the response is the list; for the public it describes the order form.
  return unwrapList(call as Promise<{ data?: CustomOrder[]; response: Response }>, failed)
}

export type BoardData = Awaited<ReturnType<typeof loadBoard>>

export async function loadBoard({ request }: LoaderFunctionArgs) {
  const columns = await Promise.all(
    orderStatuses.map(async status => ({
      status,
      ...(await listOrders({ limit: 20, orderStatus: status }, { signal: request.signal })),
    })),
  )
  return { columns }
}

export type OrderData = Awaited<ReturnType<typeof findOrder>>

/** Loads an order with its timeline, attachments and offers; null if it does not exist. */
export function loadOrder(args: LoaderFunctionArgs): Promise<OrderData | null> {
  return orNull(findOrder(args))
}

async function findOrder(args: LoaderFunctionArgs) {
  const call = recordIn(args)
  const fallback = { fallback: failed }
  const [order, timeline, attachments, replies, undelivered, offers] = await Promise.all([
    unwrap(orders.GET('/api/custom-order/{id}', call), fallback),
    unwrap(orders.GET('/api/custom-order/{id}/timeline', call), fallback),
    unwrap(orders.GET('/api/custom-order/{id}/attachments', call), fallback),
    unwrap(orders.GET('/api/custom-order/{id}/replies', call), fallback),
    mailsAbout('orders', call.params.path.id, call.signal),
    offersOf({ customOrder: call.params.path.id }, call.signal, failed),
  ])
  return { order, timeline, attachments, replies, undelivered, offers }
}

/** Returns the mail that the customer would get about a status. */
export function statusMail(id: string, status: string) {
  const query = { status: status as OrderStatus }
  return unwrap(
    orders.GET('/api/custom-order/{id}/status-mail', { params: { path: { id }, query } }),
    { fallback: 'Failed to fetch the mail' },
  )
}

export function loadTrash({ request }: LoaderFunctionArgs) {
  return unwrap(orders.GET('/api/custom-order/trash', { signal: request.signal }), {
    fallback: failed,
  })
}

export const exported: ListExport = {
  path: '/api/custom-order/export',
  name: 'orders',
  fallback: 'Failed to export orders',
  filtersIn: address => ({ ...searchIn(address), ...filterIn(address) }),
}
