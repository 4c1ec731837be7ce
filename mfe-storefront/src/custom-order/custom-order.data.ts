import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { orderPrintAreas } from '@stampa/rules/printing'
import { catalog, orders } from '../shared/api.ts'
import { type Banner, bannersAt, loadBanners } from '../shared/banner/banners.data.ts'
import { orNothing } from '../shared/loaders.ts'

export interface CustomOrderData {
  form: OrderFormData
  banner: Banner | null
}

export async function loadCustomOrder({
  request: { signal },
}: LoaderFunctionArgs): Promise<CustomOrderData> {
  const [form, banners] = await Promise.all([
    loadOrderForm(signal),
    orNothing(loadBanners(signal), signal),
  ])
  return { form, banner: bannersAt('custom-order', banners)[0] ?? null }
}

export interface ProductChoice {
  _id: string
  title: string
}

/** What the order form offers. */
export interface OrderFormData {
  products: ProductChoice[]
  areas: string[]
}

/** Never fails: an order can do without products, and the areas are known. */
export async function loadOrderForm(signal: AbortSignal): Promise<OrderFormData> {
  const [products, areas] = await Promise.all([
    orNothing(loadProducts(signal), signal),
    orNothing(loadAreas(signal), signal),
  ])
  return { products, areas: areas.length > 0 ? areas : [...orderPrintAreas] }
}

async function loadProducts(signal: AbortSignal): Promise<ProductChoice[]> {
  const products = await unwrap(catalog.GET('/api/products', { signal }), {
    fallback: 'Failed to load products',
  })
  return products.map(({ _id, title }) => ({ _id, title }))
}

async function loadAreas(signal: AbortSignal): Promise<string[]> {
  const form = await unwrap(orders.GET('/api/custom-order', { signal }), {
    fallback: 'Failed to load the print areas',
  })
  // With a token the same address is the list of orders; visitors send none.
  return Array.isArray(form) ? [] : form.options
}
