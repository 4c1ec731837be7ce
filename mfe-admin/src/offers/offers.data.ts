import { type OrdersAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { orders, studio } from '../shared/calls/api.ts'
import { everyPage, listQuery, type ServerList, unwrapList } from '../shared/list/server-list.ts'
import { orNull } from '../shared/or-null.ts'

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

/** Returns the offers of a query on all pages. */
export function everyOffer(address: URLSearchParams): Promise<Offer[]> {
  return everyPage(page => listOffers({ ...queryIn(address), ...page }))
}

function queryIn(address: URLSearchParams) {
  const status = offerStatuses.find(status => status === address.get('status'))
  return { ...listQuery(address, sorts), ...(status && { status }) }
}

function listOffers(
  query: ReturnType<typeof queryIn>,
  signal?: AbortSignal,
): Promise<ServerList<Offer>> {
  return unwrapList(
    orders.GET('/api/offers', { params: { query }, ...(signal && { signal }) }),
    fallback,
  )
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

/** Loads a SKU; null when it does not exist. */
export function loadSku({ params, request }: LoaderFunctionArgs): Promise<Sku | null> {
  const path = { id: params.id ?? '' }
  const { signal } = request
  return orNull(unwrap(orders.GET('/api/sku/{id}', { params: { path }, signal }), { fallback }))
}

export interface NewOfferData {
  skus: Sku[]
  /** Beginning from an order; null without one. */
  prefill: OfferDraft | null
}

/** Loads the form; `?customOrder=` or `?designOrder=` is the order of the new offer. */
export async function loadNewOffer({ request }: LoaderFunctionArgs): Promise<NewOfferData> {
  const query = new URL(request.url).searchParams
  const [customOrder, designOrder] = [query.get('customOrder'), query.get('designOrder')]
  const [skus, prefill] = await Promise.all([
    loadSkus({ request }),
    customOrder !== null
      ? loadPrefill(customOrder, request.signal)
      : designOrder !== null
        ? loadDesignPrefill(designOrder, request.signal)
        : null,
  ])
  return { skus, prefill }
}

function loadPrefill(customOrder: string, signal: AbortSignal): Promise<OfferDraft | null> {
  const call = orders.GET('/api/offers/draft', { params: { query: { customOrder } }, signal })
  return orNull(unwrap(call, { fallback }))
}

/** Reads the order from the studio here: services do not call each other with an administrator's token. */
function loadDesignPrefill(id: string, signal: AbortSignal): Promise<OfferDraft | null> {
  const path = { id }
  const found = unwrap(studio.GET('/api/design-studio/orders/{id}', { params: { path }, signal }), {
    fallback,
  })
  const drafted = found.then(({ _id, customerEmail, mockups }) =>
    unwrap(
      orders.POST('/api/offers/draft', {
        body: {
          designOrder: _id,
          customerEmail,
          items: mockups.map(({ productName, colorName, quantity }) => ({
            productTitle: `${productName} ${colorName}`,
            quantity,
          })),
        },
        signal,
      }),
      { fallback },
    ),
  )
  return orNull(drafted)
}

export interface EditOfferData {
  skus: Sku[]
  offer: Offer | null
}

export async function loadEditOffer(args: LoaderFunctionArgs): Promise<EditOfferData> {
  const [skus, offer] = await Promise.all([loadSkus(args), orNull(findOffer(args))])
  return { skus, offer }
}

export interface OfferData {
  offer: Offer
  history: Revision[]
}

/** Loads an offer with its history; null when it does not exist. */
export function loadOffer(args: LoaderFunctionArgs): Promise<OfferData | null> {
  return orNull(
    Promise.all([findOffer(args), findHistory(args)]).then(([offer, history]) => ({
      offer,
      history,
    })),
  )
}

function findOffer({ params, request }: LoaderFunctionArgs): Promise<Offer> {
  const path = { id: params.id ?? '' }
  const { signal } = request
  return unwrap(orders.GET('/api/offers/{id}', { params: { path }, signal }), { fallback })
}

function findHistory({ params, request }: LoaderFunctionArgs): Promise<Revision[]> {
  const path = { id: params.id ?? '' }
  const { signal } = request
  return unwrap(orders.GET('/api/offers/{id}/history', { params: { path }, signal }), { fallback })
}
