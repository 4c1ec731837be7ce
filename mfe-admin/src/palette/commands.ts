import { type OrdersAnswer, unwrap } from '@stampa/api'
import {
  type Command,
  type CommandSource,
  type Commands,
  type Message,
  textsIn,
} from '@stampa/platform'
import { catalog, orders } from '../shared/calls/api.ts'
import { shortId } from '../shared/short-id.ts'
import { type Formats, formatsIn } from '../shared/use-formats.ts'
import { actionMessages, sourceMessages } from './commands.messages.ts'

/** Number of results of each kind. */
const limit = 5

/** Searches of the palette, one per kind of record. */
const sources: CommandSource[] = [
  source(
    'products',
    call => catalog.GET('/api/products/all', call),
    ({ _id, title }) => ({ label: title, to: `/admin/products/edit/${_id}` }),
  ),
  source(
    'orders',
    // For an administrator the response is the list; for the public it describes the order form.
    call => orders.GET('/api/custom-order', call).then(answer => answer as ListAnswer<Order>),
    ({ _id, email, createdAt }, { date }) => ({
      label: email,
      detail: `${shortId(_id)} · ${date(createdAt)}`,
      to: `/admin/custom-orders/${_id}`,
    }),
  ),
  source(
    'offers',
    call => orders.GET('/api/offers', call),
    ({ _id, customerName, offerDate }, { date }) => ({
      label: customerName,
      detail: date(offerDate),
      to: `/admin/offers/${_id}`,
    }),
  ),
  source(
    'contact',
    call => orders.GET('/api/contact', call),
    ({ _id, name, subject }) => ({ label: name, detail: subject, to: `/admin/contact/${_id}` }),
  ),
  source(
    'blog',
    call => catalog.GET('/api/blog/admin', call),
    ({ _id, title, author }) => ({ label: title, detail: author, to: `/admin/blog/edit/${_id}` }),
  ),
  source(
    'categories',
    call => catalog.GET('/api/categories/all', call),
    ({ _id, name }) => ({ label: name, to: `/admin/categories/edit/${_id}` }),
  ),
  source(
    'events',
    call => catalog.GET('/api/events/all', call),
    ({ _id, name }) => ({ label: name, to: `/admin/events/edit/${_id}` }),
  ),
  source(
    'our-work',
    call => catalog.GET('/api/our-work/admin', call),
    ({ _id, title, customerName }) => ({
      label: title,
      detail: customerName,
      to: `/admin/our-work/edit/${_id}`,
    }),
  ),
  source(
    'customers',
    call => catalog.GET('/api/customers/admin', call),
    ({ _id, name }) => ({ label: name, to: `/admin/customers/edit/${_id}` }),
  ),
  source(
    'banners',
    call => catalog.GET('/api/banner/admin', call),
    ({ _id, title, placement }) => ({
      label: title,
      detail: placement,
      to: `/admin/banners/edit/${_id}`,
    }),
  ),
  source(
    'about',
    call => catalog.GET('/api/about/admin', call),
    ({ _id, title }) => ({ label: title, to: `/admin/about/edit/${_id}` }),
  ),
  source(
    'testimonials',
    call => catalog.GET('/api/testimonials/admin', call),
    ({ _id, customerName }) => ({ label: customerName, to: `/admin/testimonials/edit/${_id}` }),
  ),
  source(
    'faq',
    call => catalog.GET('/api/faq/admin', call),
    ({ _id, question }) => ({ label: question, to: `/admin/faq/edit/${_id}` }),
  ),
]

type SearchCall = {
  params: { query: { q: string; limit: number } }
  signal: AbortSignal
}

interface ListAnswer<Row> {
  data?: Row[]
  error?: unknown
  response: Response
}

type Order = Extract<OrdersAnswer<'/api/custom-order'>, unknown[]>[number]

function source<Row>(
  kind: keyof typeof sourceMessages,
  ask: (call: SearchCall) => Promise<ListAnswer<Row>>,
  toCommand: (row: Row, formats: Formats) => Command,
): CommandSource {
  const title: Message<string> = sourceMessages[kind]
  return {
    title: language => textsIn({ title }, language).title,
    async search(q, signal, language) {
      const call = ask({ params: { query: { q, limit } }, signal })
      const rows = await unwrap(call, { fallback: `Failed to search ${kind}` })
      const formats = formatsIn(language)
      return rows.map(row => toCommand(row, formats))
    },
  }
}

/** Entries of this remote in the command palette: a new record of each kind, and searches. */
export const commands: Commands = {
  actions: language =>
    Object.entries(textsIn(actionMessages, language)).map(([screen, label]) => ({
      label,
      to: `/admin/${screen}/new`,
    })),
  sources,
}
