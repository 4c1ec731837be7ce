import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { Command, CommandSource, Commands, Language, Message } from '@stampa/platform'
import { contentTypes, otherSearchedTypes } from '../content-types.ts'
import { products } from '../products/products.ts'
import { catalog, orders } from '../shared/calls/api.ts'
import { listPathOf } from '../shared/calls/content-calls.ts'
import { mayOpen } from '../shared/permissions.tsx'
import { pathsOf, type Resource } from '../shared/resource/resource.ts'
import { type Formats, formatsIn, shortId } from '../shared/use-formats.ts'

/** Number of results of each kind. */
const limit = 5

/** A search, with the list that it finds the records of. */
type ListSource = CommandSource & { list: string }

const salesSources: ListSource[] = [
  source(
    '/admin/custom-orders',
    { el: 'Παραγγελίες', en: 'Custom orders' },
    // For an administrator the response is the list; for the public it describes the order form.
    call => orders.GET('/api/custom-order', call).then(answer => answer as ListAnswer<Order>),
    ({ _id, email, createdAt }, { date }) => ({
      label: email,
      detail: `${shortId(_id)} · ${date(createdAt)}`,
      to: `/admin/custom-orders/${_id}`,
    }),
  ),
  source(
    '/admin/offers',
    { el: 'Προσφορές', en: 'Offers' },
    call => orders.GET('/api/offers', call),
    ({ _id, customerName, offerDate }, { date }) => ({
      label: customerName,
      detail: date(offerDate),
      to: `/admin/offers/${_id}`,
    }),
  ),
  source(
    '/admin/production',
    { el: 'Παραγωγή', en: 'Production' },
    call => orders.GET('/api/jobs', call),
    ({ _id, customerName, offerNumber }) => ({
      label: customerName,
      detail: offerNumber,
      to: `/admin/production/${_id}`,
    }),
  ),
  messageSource({ el: 'Μηνύματα', en: 'Contact messages' }, false),
  messageSource({ el: 'Ανεπιθύμητα μηνύματα', en: 'Spam' }, true),
  source(
    '/admin/clients',
    { el: 'Πελατολόγιο', en: 'Clients' },
    call => orders.GET('/api/clients', call),
    ({ _id, name, company, emails: [email = ''] }) => ({
      label: name || company || email,
      detail: email,
      to: `/admin/clients/${_id}`,
    }),
  ),
]

function messageSource(title: Pick<Message<string>, Language>, spam: boolean): ListSource {
  return source(
    '/admin/contact',
    title,
    ({ params: { query }, signal }) =>
      orders.GET('/api/contact', { params: { query: { ...query, spam } }, signal }),
    ({ _id, name, subject }) => ({ label: name, detail: subject, to: `/admin/contact/${_id}` }),
  )
}

function contentSource(resource: Resource): ListSource {
  return source(
    pathsOf(resource).list,
    resource.words.title,
    call => catalog.GET(listPathOf(resource.kind), call),
    row => ({
      label: resource.nameOf(row),
      detail: resource.detailOf?.(row),
      to: pathsOf(resource).edit(row._id),
    }),
  )
}

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
  list: string,
  title: Pick<Message<string>, Language>,
  ask: (call: SearchCall) => Promise<ListAnswer<Row>>,
  toCommand: (row: Row, formats: Formats) => Command,
): ListSource {
  return {
    list,
    title: language => title[language],
    async search(q, signal, language) {
      const call = ask({ params: { query: { q, limit } }, signal })
      const rows = await unwrap(call, { fallback: `Failed to search ${title.en}` })
      const formats = formatsIn(language)
      return rows.map(row => toCommand(row, formats))
    },
  }
}

/**
 * Entries of this remote in the command palette: a new record of each kind, and searches, as far as they are
 * permitted.
 */
export const commands: Commands = {
  actions: language =>
    [
      ...[products, ...contentTypes.filter(type => type !== products)]
        .filter(type => !type.isGiven)
        .map(type => ({
          label: (type.command ?? type.words.fresh)[language],
          to: pathsOf(type).new,
        })),
      { label: { el: 'Νέα προσφορά', en: 'New offer' }[language], to: '/admin/offers/new' },
      { label: { el: 'Νέο SKU', en: 'New SKU' }[language], to: '/admin/offers/sku/new' },
      { label: { el: 'Νέος πελάτης', en: 'New client' }[language], to: '/admin/clients/new' },
      { label: { el: 'Νέα πρόσκληση', en: 'New invitation' }[language], to: '/admin/people/new' },
    ].filter(({ to }) => mayOpen(to)),
  get sources() {
    const all = [contentSource(products), ...salesSources, ...otherSearchedTypes.map(contentSource)]
    return all.filter(({ list }) => mayOpen(list))
  },
}
