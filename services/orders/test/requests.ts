import type { CallOptions } from '@stampa/service-kit/testing'
import { png } from './orders.ts'
import { line, type SalesTest, tshirt } from './sales.ts'

/**
 * Creates a record of each kind with the word `secret`, and a deleted offer.
 *
 * @returns the request of a call that would read or change one of them, or the given one
 */
export async function adminRequests(sales: SalesTest) {
  const { orders } = sales
  const { _id: order } = await orders.order({ image: await png(), email: 'secret@example.gr' })
  const message = await orders.call<{ _id: string }>('POST', '/api/contact', {
    json: { name: 'secret', email: 'secret@example.gr', message: crypto.randomUUID() },
    token: null,
  })
  const { _id: sku } = await sales.sku({ vendor: 'secret' })
  const items = [{ ...line, sku }]
  const { _id: offer } = await sales.sentOffer({ items })
  const { _id: deleted } = await sales.offer({ items })
  await sales.call('DELETE', `/api/offers/${deleted}`)
  const { _id: accepted } = await sales.sentOffer({ customerName: 'secret', items })
  await sales.call('PUT', `/api/offers/${accepted}/status`, { json: { status: 'Accepted' } })
  const job = (await sales.call<{ _id: string }[]>('GET', '/api/jobs?q=secret')).body[0]?._id
  const client = (await sales.call<{ _id: string }[]>('GET', '/api/clients?q=secret')).body[0]?._id
  const written = { customerName: 'Α', offerDate: '2026-01-01', items }

  return (
    { method, path }: { method: string; path: string },
    recordId?: string,
  ): CallOptions & { url: string } => {
    const [, , kind = ''] = path.split('/')
    const last = path.split('/').at(-1)
    const offerId = last === 'restore' ? deleted : offer
    const id =
      recordId ??
      { contact: message.body._id, sku, offers: offerId, clients: client, jobs: job }[kind] ??
      order
    const url = path.replaceAll(/\{\w+\}/g, id)
    if (last === 'status-mail') return { url: `${url}?status=Rejected` }
    if (method === 'GET' || method === 'DELETE') return { url }
    if (last === 'attachments') return { url, form: { file: Buffer.from('%PDF-1.7\n') } }
    if (last === 'import') return { url, form: { file: Buffer.from('vendor\nx') } }
    if (last === 'replies') return { url, json: { text: 'Α' } }
    if (last === 'notes') return { url, json: { note: 'Α' } }
    if (last === 'bulk') return { url, json: { action: 'delete', ids: [crypto.randomUUID()] } }
    if (last === 'merge') return { url, json: { client: crypto.randomUUID(), version: 1 } }
    if (path === '/api/offers/{id}/status') return { url, json: { status: 'Draft' } }
    const change = {
      contact: { read: true },
      sku: tshirt,
      offers: written,
      clients: { name: 'Α' },
      jobs: { stage: 'Printing' },
    }[kind]
    return { url, json: change ?? { orderStatus: 'Rejected' } }
  }
}
