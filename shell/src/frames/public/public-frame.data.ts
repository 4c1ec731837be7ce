import { type CatalogAnswer, catalogClient } from '@stampa/api'
import { apiOrigin, publicFetch } from '@stampa/platform'

type Company = CatalogAnswer<'/api/company/settings'>

/** Data of the frame around every public page. */
export interface PublicFrameData {
  company: Company | null
  categories: { slug: string; name: string }[]
}

const catalog = catalogClient({ baseUrl: apiOrigin, fetch: publicFetch })

/** Loads menu, footer and logo. A failed part is logged and left out. */
export async function loadPublicFrame(): Promise<PublicFrameData> {
  const [company, categories] = await Promise.all([
    catalog.GET('/api/company/settings').then(({ data }) => data ?? null, logged(null)),
    loadCategories().catch(logged([])),
  ])
  return { company, categories }
}

/** Returns categories that have products, or all categories if there are none or the call fails. */
async function loadCategories(): Promise<PublicFrameData['categories']> {
  const withProducts = await catalog
    .GET('/api/categories/with-products')
    .then(({ data }) => data ?? [], logged([]))
  const categories =
    withProducts.length > 0 ? withProducts : ((await catalog.GET('/api/categories')).data ?? [])
  return categories.map(({ slug, name }) => ({ slug, name }))
}

function logged<T>(fallback: T): (error: unknown) => T {
  return error => {
    console.warn(error)
    return fallback
  }
}
