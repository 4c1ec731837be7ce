import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { textOf } from '../shared/form/form-values.ts'
import {
  everyPage,
  latestIn,
  listQuery,
  type ServerList,
  unwrapList,
} from '../shared/list/server-list.ts'
import { orNull } from '../shared/or-null.ts'
import { doneTexts } from '../shared/shared.messages.ts'
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

/** Action of a message's address: PUT sets its flags read and spam, PATCH restores it, DELETE deletes it. */
export async function changeMessage({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? ''
  try {
    if (request.method === 'DELETE') await remove(id)
    else if (request.method === 'PATCH') await restore(id)
    else await mark(id, await request.formData())
    return done()
  } catch (error) {
    const refusal = refusalOf(error)
    // The delete dialog and the trash show their own errors.
    if (request.method === 'PUT') notify('error', refusal.message ?? '')
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}

async function mark(id: string, form: FormData): Promise<void> {
  const read = flagIn(form, 'read')
  const spam = flagIn(form, 'spam')
  await unwrap(
    orders.PATCH('/api/contact/{id}', {
      params: { path: { id } },
      body: { ...(read !== undefined && { read }), ...(spam !== undefined && { spam }) },
    }),
    { fallback: 'Failed to update message', preferServerMessage: true },
  )
  if (spam !== undefined) notify('success', spam ? texts.markedSpam : texts.markedNoSpam)
}

function flagIn(form: FormData, field: string): boolean | undefined {
  const text = textOf(form, field)
  return text === '' ? undefined : text === 'true'
}

async function remove(id: string): Promise<void> {
  await unwrap(orders.DELETE('/api/contact/{id}', { params: { path: { id } } }), {
    fallback: 'Failed to delete contact message',
  })
  notify('success', texts.deleted, { label: doneTexts.undo, run: () => restore(id) })
}

async function restore(id: string): Promise<void> {
  await unwrap(orders.POST('/api/contact/{id}/restore', { params: { path: { id } } }), {
    fallback: 'Failed to restore message',
    preferServerMessage: true,
  })
  notify('success', texts.restored)
}
