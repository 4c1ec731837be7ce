import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { LineEstimate } from '@stampa/pricing'
import { orders, orNull, recordIn, studio } from '../shared/calls/api.ts'
import type { ListExport } from '../shared/calls/download.tsx'
import { listQuery, type ServerList, searchIn, unwrapList } from '../shared/list/server-list.ts'

export type Offer = OrdersAnswer<'/api/offers/{id}'>
export type OfferItem = Offer['items'][number]
type CustomOrderDraft = OrdersAnswer<'/api/offers/draft'>

/** The beginning of an offer for a custom order or a design order. */
export interface OfferDraft extends Omit<CustomOrderDraft, 'customOrder'> {
  customOrder?: string
  designOrder?: string
}
export type Revision = OrdersAnswer<'/api/offers/{id}/history'>[number]
export type Sku = OrdersAnswer<'/api/sku'>[number]

export const offerStatuses = ['Draft', 'Sent', 'Accepted', 'Rejected', 'Expired'] as const
export type OfferStatus = (typeof offerStatuses)[number]

export const statusTones: Record<
  OfferStatus,
  'neutral' | 'accent' | 'positive' | 'danger' | 'warning'
> = {
  Draft: 'neutral',
  Sent: 'accent',
  Accepted: 'positive',
  Rejected: 'danger',
  Expired: 'warning',
}

const fallback = 'Error fetching data'
const sorts = [
  'customerName',
  'offerDate',
  'totalCost',
  'totalRevenue',
  'totalProfit',
  'profitMargin',
] as const

export function loadOffers({ request }: LoaderFunctionArgs): Promise<ServerList<Offer>> {
  return listOffers(queryIn(new URL(request.url).searchParams), request.signal)
}

export const exported: ListExport = {
  path: '/api/offers/export',
  name: 'offers',
  fallback: 'Failed to export offers',
  filtersIn: address => ({ ...searchIn(address), ...filterIn(address) }),
}

function queryIn(address: URLSearchParams) {
  return { ...listQuery(address, sorts), ...filterIn(address) }
}

function filterIn(address: URLSearchParams): { status?: OfferStatus; ending?: 'soon' } {
  const status = offerStatuses.find(status => status === address.get('status'))
  const isEnding = address.get('ending') === 'soon'
  return { ...(status && { status }), ...(isEnding && { ending: 'soon' }) }
}

function listOffers(query: ReturnType<typeof queryIn>, signal: AbortSignal | null = null) {
  return unwrapList(orders.GET('/api/offers', { params: { query }, signal }), fallback)
}

export function loadTrash({ request }: LoaderFunctionArgs) {
  return unwrap(orders.GET('/api/offers/trash', { signal: request.signal }), { fallback })
}

export function loadSkus({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Sku[]> {
  return unwrap(orders.GET('/api/sku', { signal: request.signal }), { fallback })
}

export function loadSkusTrash({ request }: LoaderFunctionArgs) {
  return unwrap(orders.GET('/api/sku/trash', { signal: request.signal }), { fallback })
}

export function loadSku(args: LoaderFunctionArgs): Promise<Sku | null> {
  return orNull(unwrap(orders.GET('/api/sku/{id}', recordIn(args)), { fallback }))
}

export interface OfferFormData {
  skus: Sku[]
  /** The stored offer, null if it does not exist; undefined for a new one. */
  offer: Offer | null | undefined
  /** Beginning of a new offer from an order; null without one. */
  prefill: OfferDraft | null
}

/** Loads the form of an offer; `?customOrder=` or `?designOrder=` is the order of a new one. */
export async function loadOfferForm(args: LoaderFunctionArgs): Promise<OfferFormData> {
  const isNew = args.params.id === undefined
  const [skus, offer, prefill] = await Promise.all([
    loadSkus(args),
    isNew ? undefined : orNull(findOffer(args)),
    isNew ? orNull(loadPrefill(args.request)) : null,
  ])
  return { skus, offer, prefill }
}

async function loadPrefill({ url, signal }: Request): Promise<OfferDraft | null> {
  const query = new URL(url).searchParams
  const customOrder = query.get('customOrder')
  const id = query.get('designOrder')
  if (customOrder !== null) {
    const call = orders.GET('/api/offers/draft', { params: { query: { customOrder } }, signal })
    return unwrap(call, { fallback })
  }
  if (id === null) return null
  // Read from the studio here: services do not call each other with an administrator's token.
  const found = studio.GET('/api/design-studio/orders/{id}', { params: { path: { id } }, signal })
  const { _id, customerEmail, mockups } = await unwrap(found, { fallback })
  // Both sides of the same pieces are one line.
  const items = mockups
    .filter(({ item }, index) => item === index)
    .map(({ productName, colorName, quantity, estimate }) => ({
      productTitle: `${productName} ${colorName}`,
      quantity,
      ...(estimate && { estimate: pricedPrint(estimate) }),
    }))
  const body = { designOrder: _id, customerEmail, items }
  return unwrap(orders.POST('/api/offers/draft', { body, signal }), { fallback })
}

/** Returns how a line is printed, with its estimate without VAT. */
function pricedPrint({
  pricePerItem: _,
  setupFee: __,
  vat: ___,
  total: ____,
  net,
  ...choice
}: LineEstimate) {
  return { choice, net }
}

export type OfferData = NonNullable<Awaited<ReturnType<typeof loadOffer>>>

export function loadOffer(args: LoaderFunctionArgs) {
  const history = unwrap(orders.GET('/api/offers/{id}/history', recordIn(args)), { fallback })
  const found = Promise.all([findOffer(args), history])
  return orNull(found.then(([offer, history]) => ({ offer, history })))
}

function findOffer(args: LoaderFunctionArgs): Promise<Offer> {
  return unwrap(orders.GET('/api/offers/{id}', recordIn(args)), { fallback })
}
