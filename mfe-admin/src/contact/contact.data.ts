import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@stampa/platform'
import { orders, recordIn } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { attempt, change, recordAction } from '../shared/calls/record-action.ts'
import { textOf } from '../shared/form/form-values.ts'
import {
  everyPage,
  latestIn,
  listQuery,
  type ServerList,
  unwrapList,
} from '../shared/list/server-list.ts'
import { orNull } from '../shared/or-null.ts'
import { contactMessages as texts } from './contact.messages.ts'

export type ContactMessage = OrdersAnswer<'/api/contact/{id}'>

export interface MessagesData extends ServerList<ContactMessage> {
  /** Id of the newest message, empty without messages; undefined in a sorted, filtered or later page. */
  latest: string | undefined
  /** Number of unread messages. */
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

/** Fetches the messages that an address selects, from all pages. */
export function everyMessage(address: URLSearchParams): Promise<ContactMessage[]> {
  return everyPage(page => listMessages({ ...queryIn(address), ...page }))
}

function queryIn(address: URLSearchParams) {
  return { ...listQuery(address, sorts), ...filterIn(address) }
}

/** Fetches the ids of the latest messages, newest first. */
export async function latestMessages(): Promise<string[]> {
  const { rows } = await listMessages({ limit: 10 })
  return rows.map(({ _id }) => _id)
}

/** Parses the filter of the address: `?show=unread`, `read` or `spam`; without one all but spam. */
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

/** Loads a message; null if it does not exist. */
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
    ? attempt(() => mark(args), { announces: true })
    : deleteOrRestore(args)
}

async function mark({ request, params }: ActionFunctionArgs): Promise<void> {
  const form = await request.formData()
  const read = flagIn(form, 'read')
  const spam = flagIn(form, 'spam')
  const call = orders.PATCH('/api/contact/{id}', {
    params: { path: { id: params.id ?? '' } },
    body: { ...(read !== undefined && { read }), ...(spam !== undefined && { spam }) },
  })
  await change(call, 'Failed to update message')
  if (spam !== undefined) notify('success', spam ? texts.markedSpam : texts.markedNoSpam)
}

function flagIn(form: FormData, field: string): boolean | undefined {
  const text = textOf(form, field)
  return text === '' ? undefined : text === 'true'
}

const deleteOrRestore = recordAction({
  async remove(id) {
    await unwrap(orders.DELETE('/api/contact/{id}', { params: { path: { id } } }), {
      fallback: 'Failed to delete contact message',
    })
    return texts.deleted
  },

  async restore(id) {
    const call = orders.POST('/api/contact/{id}/restore', { params: { path: { id } } })
    await change(call, 'Failed to restore message')
    return texts.restored
  },
})
