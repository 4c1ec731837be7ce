import { type StudioAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { mailsAbout } from '../mails/mails.data.ts'
import { offersOf } from '../orders/order.data.ts'
import { catalog, orNull, recordIn, studio } from '../shared/calls/api.ts'
import type { ListExport } from '../shared/calls/download.tsx'
import { firstRows, type ServerList, searchIn, unwrapList } from '../shared/list/server-list.ts'
import type { PricedProduct } from '../shared/price-table/price-table-input.tsx'

export type StudioProduct = StudioAnswer<'/api/design-studio/products'>[number]
export type ColorVariant = StudioProduct['colorVariants'][number]
export type DesignOrder = StudioAnswer<'/api/design-studio/orders'>[number]
export type FullOrder = StudioAnswer<'/api/design-studio/orders/{id}'>
export type Artwork = DesignOrder['artwork'][number]
export type Proof = DesignOrder['proofs'][number]
export type Category = StudioProduct['category']
export type OrderStatus = DesignOrder['orderStatus']

/** Back-office specification, section 4; every transition is allowed. */
export const orderStatuses = [
  'Submitted',
  'In Review',
  'Quoted',
  'Approved',
  'In Production',
  'Completed',
  'Cancelled',
] as const satisfies readonly OrderStatus[]

/** Number of orders shown at first, and added by 'Show more': `?orders=40`. */
export const pageSize = 20

/** Most orders that are shown: all of them are read again while artwork waits. */
const mostOrders = 1000

/** Data of both tabs; null for a list that failed to load. */
export interface StudioData {
  products: StudioProduct[] | null
  list: ServerList<DesignOrder> | null
}

/** Loads both tabs. A failure is logged (back-office specification, section 8) and leaves the other tab usable. */
export async function loadStudio({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<StudioData> {
  const { signal } = request
  const { searchParams } = new URL(request.url)
  const asked = Math.trunc(Number(searchParams.get('orders'))) || 0
  const limit = Math.min(Math.max(asked, pageSize), mostOrders)
  const [products, list] = await Promise.all([
    logged(
      unwrap(studio.GET('/api/design-studio/products', { signal }), {
        fallback: 'Failed to fetch design studio products',
      }),
    ),
    logged(loadOrders(limit, filterIn(searchParams), signal)),
  ])
  return { products, list }
}

interface OrderFilter {
  q?: string
  status?: OrderStatus
  artwork?: 'failed'
  unread?: true
}

/** Parses the search and the filters of the address: `?q=6941234567&status=Quoted&unread=true`. */
function filterIn(query: URLSearchParams) {
  const status = orderStatuses.find(status => status === query.get('status'))
  const isFailed = query.get('artwork') === 'failed'
  return {
    ...searchIn(query),
    ...(status && { status }),
    ...(isFailed && { artwork: 'failed' as const }),
    ...(query.get('unread') === 'true' && { unread: true as const }),
  }
}

export const exported: ListExport = {
  path: '/api/design-studio/orders/export',
  name: 'design-orders',
  fallback: 'Failed to export orders',
  filtersIn: filterIn,
}

/** Loads the newest orders, with a cursor if more of them can be shown. */
async function loadOrders(
  limit: number,
  filter: OrderFilter,
  signal: AbortSignal,
): Promise<ServerList<DesignOrder>> {
  const ask = (page: { limit: number }) =>
    unwrapList(
      studio.GET('/api/design-studio/orders', {
        params: { query: { ...filter, ...page } },
        signal,
      }),
      'Failed to fetch design studio orders',
    )
  const list = await firstRows(ask, limit)
  return limit < mostOrders ? list : { ...list, next: undefined }
}

async function logged<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading
  } catch (error) {
    // An expired session: the thrown response redirects to the sign-in.
    if (error instanceof Response) throw error
    console.error(error)
    return null
  }
}

export type OrderData = NonNullable<Awaited<ReturnType<typeof loadOrder>>>

export function loadOrder(args: LoaderFunctionArgs) {
  const call = recordIn(args)
  const found = Promise.all([
    unwrap(studio.GET('/api/design-studio/orders/{id}', call), {
      fallback: 'Failed to fetch the order',
    }),
    unwrap(studio.GET('/api/design-studio/orders/{id}/replies', call), {
      fallback: 'Failed to fetch the order',
    }),
    mailsAbout('studio', call.params.path.id, call.signal),
    offersOf({ designOrder: call.params.path.id }, call.signal, 'Failed to fetch data'),
  ])
  return orNull(
    found.then(([order, replies, undelivered, offers]) => ({
      order,
      replies,
      undelivered,
      offers,
    })),
  )
}

/** Returns the mail that the customer would get about a status. */
export function statusMail(id: string, status: string) {
  const query = { status: status as OrderStatus }
  return unwrap(
    studio.GET('/api/design-studio/orders/{id}/status-mail', { params: { path: { id }, query } }),
    { fallback: 'Failed to fetch the mail' },
  )
}

function loadProduct(args: LoaderFunctionArgs): Promise<StudioProduct | null> {
  const call = studio.GET('/api/design-studio/products/{id}', recordIn(args))
  return orNull(unwrap(call, { fallback: 'Failed to fetch the product' }))
}

export interface ProductData {
  product: StudioProduct
  /** Products of the catalogue, whose price tables can be copied. */
  priced: PricedProduct[]
}

export async function loadProductForm(args: LoaderFunctionArgs): Promise<ProductData | null> {
  const { signal } = args.request
  const products = unwrap(catalog.GET('/api/products', { signal }), {
    fallback: 'Failed to fetch products',
  })
  const [product, priced] = await Promise.all([loadProduct(args), logged(products)])
  return product && { product, priced: priced ?? [] }
}

export interface VariantData {
  product: StudioProduct
  /** Absent for a new color. */
  variant?: ColorVariant
}

/** Loads a product and one of its colors; null if either does not exist. */
export async function loadVariant(args: LoaderFunctionArgs): Promise<VariantData | null> {
  const product = await loadProduct(args)
  const { variant: id } = args.params
  if (!product || id === undefined) return product && { product }
  const variant = product.colorVariants.find(({ _id }) => _id === id)
  return variant ? { product, variant } : null
}

export async function loadTrash({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const fallback = 'Failed to fetch data'
  const [products, deleted] = await Promise.all([
    unwrap(studio.GET('/api/design-studio/products/trash', { signal }), { fallback }),
    unwrap(studio.GET('/api/design-studio/orders/trash', { signal }), { fallback }),
  ])
  return [
    ...products.map(record => ({ ...record, _id: `products/${record._id}` })),
    ...deleted.map(record => ({ ...record, _id: `orders/${record._id}` })),
  ].sort((a, b) => b.deletedAt.localeCompare(a.deletedAt))
}
