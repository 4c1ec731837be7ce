import { type StudioAnswer, studioClient, unwrap } from '@stampa/api'
import { apiOrigin, type LoaderFunctionArgs, publicFetch } from '@stampa/platform'
import { shopDay } from '@stampa/rules/shop-time'

/** Client of the studio service without a session. */
export const studio = studioClient({ baseUrl: apiOrigin, fetch: publicFetch })

export type Product = StudioAnswer<'/api/design-studio/products'>[number]
export type Variant = Product['colorVariants'][number]

export interface StudioData {
  products: Product[]
  /** The present day in Greece, `YYYY-MM-DD`. */
  today: string
}

/** Loads the products with at least one colour. @throws ApiError */
export async function loadStudio({ request: { signal } }: LoaderFunctionArgs): Promise<StudioData> {
  const call = studio.GET('/api/design-studio/products', {
    params: { query: { activeOnly: true } },
    signal,
  })
  const products = await unwrap(call, { fallback: 'The products of the studio were not loaded' })
  return {
    products: products.filter(({ colorVariants }) => colorVariants.length > 0),
    today: shopDay(),
  }
}
