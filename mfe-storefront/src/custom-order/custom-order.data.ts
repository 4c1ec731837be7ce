import { unwrap } from '@stampa/api'
import type { Language, LoaderFunctionArgs } from '@stampa/platform'
import type { PriceTable } from '@stampa/pricing'
import { orderPrintAreas } from '@stampa/rules/printing'
import { shopDay } from '@stampa/rules/shop-time'
import type { Words } from '@stampa/rules/words'
import { loadOrderStatus } from '../order-progress/order-progress.data.ts'
import { catalog, orders } from '../shared/api.ts'
import { bannersAt, loadBanners } from '../shared/banner/banners.data.ts'
import { type Loaded, orNothing, pick } from '../shared/loaders.ts'
import type { SizeChart } from '../size-charts/size-charts.tsx'

export type CustomOrderData = Loaded<typeof loadCustomOrder>

export async function loadCustomOrder({ request: { signal } }: LoaderFunctionArgs) {
  const [form, banners] = await Promise.all([
    loadOrderForm(signal),
    orNothing(loadBanners(signal), signal),
  ])
  return { form, banner: bannersAt('custom-order', banners)[0] ?? null }
}

export type OrderAgainData = Loaded<typeof loadOrderAgain>

/** @throws ApiError with the text that the page shows, or a response with status 404 */
export async function loadOrderAgain(args: LoaderFunctionArgs) {
  const [{ token, order }, form] = await Promise.all([
    loadOrderStatus(args),
    loadOrderForm(args.request.signal),
  ])
  return { token, form, order: pick(order, ['number', 'items', 'options', 'designs']) }
}

export interface OrderableProduct {
  _id: string
  title: string
  language?: Language | undefined
  words?: Words | undefined
  colours: string[]
  sizes: string[]
  sizeCharts: SizeChart[]
  priceTable: PriceTable | null
}

/** Choices of the order form. */
export interface OrderFormData {
  products: OrderableProduct[]
  /** Print areas. */
  areas: string[]
  /** The present day in Greece, `YYYY-MM-DD`. */
  today: string
}

/** Never rejects: an order needs no products, and the print areas have a default. */
export async function loadOrderForm(signal: AbortSignal): Promise<OrderFormData> {
  const [products, areas] = await Promise.all([
    orNothing(loadProducts(signal), signal),
    orNothing(loadAreas(signal), signal),
  ])
  return { products, areas: areas.length > 0 ? areas : [...orderPrintAreas], today: shopDay() }
}

const orderFields = [
  ...(['_id', 'title', 'colours', 'words', 'sizes', 'sizeCharts', 'priceTable'] as const),
] as const

async function loadProducts(signal: AbortSignal) {
  const products = await unwrap(catalog.GET('/api/products', { signal }), {
    fallback: 'Failed to load products',
  })
  return products.map(product => pick(product, orderFields))
}

async function loadAreas(signal: AbortSignal): Promise<string[]> {
  const form = await unwrap(orders.GET('/api/custom-order', { signal }), {
    fallback: 'Failed to load the print areas',
  })
  // With a token the same address lists the orders; visitors send none.
  return Array.isArray(form) ? [] : form.options
}
