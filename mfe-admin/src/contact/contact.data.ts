import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@stampa/platform'
import { mailsAbout } from '../mails/mails.data.ts'
import { sendReply } from '../orders/order.action.ts'
import { orderMessages } from '../orders/order.messages.ts'
import { at, loadColleagues, orders, orNull, recordIn } from '../shared/calls/api.ts'
import type { ListExport } from '../shared/calls/download.tsx'
import { inBoth, notify } from '../shared/calls/notices.ts'
import { answerOf, attempt, change, recordAction, statusIn } from '../shared/calls/record-action.ts'
import { textOf } from '../shared/form/values.ts'
import { listQuery, searchIn, unwrapList } from '../shared/list/server-list.ts'
import { contactMessages as texts } from './contact.messages.ts'

export type ContactMessage = OrdersAnswer<'/api/contact/{id}'>

const fallback = 'Failed to fetch contacts'
export type MessageStatus = ContactMessage['status']

export const messageStatuses = [
  'new',
  'answered',
  'closed',
] as const satisfies readonly MessageStatus[]

const sorts = ['createdAt', 'name', 'email'] as const

export type MessagesData = Awaited<ReturnType<typeof loadMessages>>

/** Loads a page of messages, the number of unread ones, and the search that also finds spam. */
export async function loadMessages({ request }: LoaderFunctionArgs) {
  const asked = queryIn(new URL(request.url).searchParams)
  const { signal } = request
  const count = (query: Omit<ReturnType<typeof queryIn>, 'limit'>) =>
    listMessages({ ...query, limit: 1 }, { signal }).catch(() => undefined)
  const [list, unread, spam] = await Promise.all([
    listMessages(asked, { signal }),
    count({ read: false }),
    asked.q !== undefined && !asked.spam ? count({ q: asked.q, spam: true }) : undefined,
  ])
  const hasSpam = spam !== undefined && spam.rows.length > 0
  return { ...list, unread: unread?.total, spamOf: hasSpam ? asked.q : undefined }
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
function filterIn(address: URLSearchParams): {
  spam?: boolean
  read?: boolean
  status?: MessageStatus
} {
  const show = address.get('show')
  const status = messageStatuses.find(status => status === address.get('status'))
  return {
    ...(show === 'spam' && { spam: true }),
    ...((show === 'read' || show === 'unread') && { read: show === 'read' }),
    ...(status && { status }),
  }
}

function listMessages(query: ReturnType<typeof queryIn>, options: { signal: AbortSignal }) {
  return unwrapList(orders.GET('/api/contact', { params: { query }, ...options }), fallback)
}

export type MessageData = NonNullable<Awaited<ReturnType<typeof loadMessage>>>

/** Loads a message and the administrators of whom one can own it. */
export async function loadMessage(args: LoaderFunctionArgs) {
  const { signal } = args.request
  const [message, replies, undelivered, colleagues] = await Promise.all([
    orNull(unwrap(orders.GET('/api/contact/{id}', recordIn(args)), { fallback })),
    orNull(unwrap(orders.GET('/api/contact/{id}/replies', recordIn(args)), { fallback })),
    mailsAbout('orders', args.params.id ?? '', signal),
    loadColleagues(signal),
  ])
  return message && replies && { message, replies, undelivered, colleagues }
}

export function loadTrash({ request }: LoaderFunctionArgs) {
  return unwrap(orders.GET('/api/contact/trash', { signal: request.signal }), { fallback })
}

/**
 * Action of a message's address: PUT sets a flag, the status or the owner, POST sends a reply or replaces the
 * link, PATCH restores it, DELETE deletes it.
 */
export async function changeMessage(args: ActionFunctionArgs) {
  // Other forms show their own errors.
  if (args.request.method !== 'PUT') return changeRecord(args)
  const { id = '' } = args.params
  const form = await args.request.formData()
  return form.has('before')
    ? attempt(handle(id, form))
    : attempt(mark(id, form), { announces: true })
}

/** Sets the status, or the owner, and offers to set it back. */
async function handle(id: string, form: FormData) {
  const set = (field: 'status' | 'before') => {
    const value = textOf(form, field)
    const body =
      form.get('field') === 'owner'
        ? { owner: value || null }
        : { status: statusIn(form, messageStatuses, field) }
    return patch(id, body)
  }
  const { name, status, owner } = await set('status')
  const notice =
    form.get('field') === 'owner'
      ? inBoth(texts.ownerChanged, name, owner)
      : inBoth(texts.statusChanged, name, status)
  return void notify('success', notice, () => set('before'))
}

async function mark(id: string, form: FormData) {
  const read = flagIn(form, 'read')
  const spam = flagIn(form, 'spam')
  const body = { ...(read !== undefined && { read }), ...(spam !== undefined && { spam }) }
  await patch(id, body)
  if (spam === undefined) return undefined
  return spam ? texts.markedSpam : texts.markedNoSpam
}

interface MessageChange extends Partial<Pick<ContactMessage, 'read' | 'status' | 'owner'>> {
  spam?: boolean
}

function patch(id: string, body: MessageChange) {
  const call = orders.PATCH('/api/contact/{id}', { ...at(id), body })
  return answerOf(call, 'Failed to update message')
}

function flagIn(form: FormData, field: string): boolean | undefined {
  const text = textOf(form, field)
  return text === '' ? undefined : text === 'true'
}

const changeRecord = recordAction(
  {
    async post(id, form) {
      if (form.get('intent') === 'link') {
        const call = orders.POST('/api/contact/{id}/link', at(id))
        return change(call, 'Failed to replace the link', orderMessages.linkReplaced)
      }
      return sendReply(
        `/admin/contact/${id}`,
        form,
        text => orders.POST('/api/contact/{id}/replies', { ...at(id), body: { text } }),
        reply =>
          orders.POST('/api/contact/{id}/replies/{reply}/undo', {
            params: { path: { id, reply } },
          }),
      )
    },

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
  },
  ['text'],
)
