import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@stampa/platform'
import { at, orders, orNull, recordIn, unattended } from '../shared/calls/api.ts'
import { attempt, change, recordAction } from '../shared/calls/record-action.ts'
import { textOf } from '../shared/form/values.ts'
import {
  latestIn,
  listQuery,
  type ServerList,
  searchIn,
  unwrapList,
} from '../shared/list/server-list.ts'
import type { ListExport } from '../shared/list/use-export.ts'
import { contactMessages as texts } from './contact.messages.ts'

export type ContactMessage = OrdersAnswer<'/api/contact/{id}'>

const fallback = 'Failed to fetch contacts'
const sorts = ['createdAt', 'name', 'email'] as const

export type MessagesData = Awaited<ReturnType<typeof loadMessages>>

/** Loads a page of messages, the id of the latest message and the number of unread ones. */
export async function loadMessages({ request }: LoaderFunctionArgs) {
  const asked = queryIn(new URL(request.url).searchParams)
  const { signal } = request
  const [list, unread] = await Promise.all([
    listMessages(asked, { signal }),
    listMessages({ limit: 1, read: false }, { signal }).catch(() => undefined),
  ])
  return { ...list, latest: latestIn(list, asked), unread: unread?.total }
}

export const exported: ListExport = {
  path: '/api/contact/export',
  name: 'messages',
  fallback: 'Failed to export messages',
  filtersIn: address => ({ ...searchIn(address), ...filterIn(address) }),
}

function queryIn(address: URLSearchParams) {
  return { ...listQuery(address, sorts), ...filterIn(address) }
}

/** Parses the filter of the address; `?show=` is `unread`, `read` or `spam`; without it, all but spam. */
function filterIn(address: URLSearchParams): { spam?: boolean; read?: boolean } {
  const show = address.get('show')
  if (show === 'spam') return { spam: true }
  return show === 'read' || show === 'unread' ? { read: show === 'read' } : {}
}

export function latestMessages(): Promise<ServerList<ContactMessage>> {
  return listMessages({ limit: 10 }, unattended)
}

function listMessages(
  query: ReturnType<typeof queryIn>,
  options: { signal: AbortSignal } | typeof unattended,
) {
  return unwrapList(orders.GET('/api/contact', { params: { query }, ...options }), fallback)
}

export function loadMessage(args: LoaderFunctionArgs): Promise<ContactMessage | null> {
  return orNull(unwrap(orders.GET('/api/contact/{id}', recordIn(args)), { fallback }))
}

export function loadTrash({ request }: LoaderFunctionArgs) {
  return unwrap(orders.GET('/api/contact/trash', { signal: request.signal }), { fallback })
}

/** Action of a message's address: PUT sets its flags read and spam, PATCH restores it, DELETE deletes it. */
export function changeMessage(args: ActionFunctionArgs) {
  // The delete dialog and the trash show their own errors.
  return args.request.method === 'PUT'
    ? attempt(mark(args), { announces: true })
    : deleteOrRestore(args)
}

async function mark({ request, params: { id = '' } }: ActionFunctionArgs) {
  const form = await request.formData()
  const read = flagIn(form, 'read')
  const spam = flagIn(form, 'spam')
  const body = { ...(read !== undefined && { read }), ...(spam !== undefined && { spam }) }
  const call = orders.PATCH('/api/contact/{id}', { ...at(id), body })
  const notice = await change(
    call,
    'Failed to update message',
    spam ? texts.markedSpam : texts.markedNoSpam,
  )
  return spam === undefined ? undefined : notice
}

function flagIn(form: FormData, field: string): boolean | undefined {
  const text = textOf(form, field)
  return text === '' ? undefined : text === 'true'
}

const deleteOrRestore = recordAction({
  async remove(id) {
    const fallback = 'Failed to delete contact message'
    await unwrap(orders.DELETE('/api/contact/{id}', at(id)), { fallback })
    return texts.deleted
  },

  restore: id =>
    change(
      orders.POST('/api/contact/{id}/restore', at(id)),
      'Failed to restore message',
      texts.restored,
    ),
})
