import { type CatalogAnswer, catalogClient } from '@stampa/api'
import { apiOrigin, type Language, publicFetch } from '@stampa/platform'

type Company = Omit<CatalogAnswer<'/api/company/settings'>, 'translations'>

/** Data of the frame around every public page. */
export interface PublicFrameData {
  company: Company | null
  categories: { slug: string; name: string; language?: Language | undefined }[]
}

const catalog = catalogClient({ baseUrl: apiOrigin, fetch: publicFetch })

/** Loads menu, footer and logo. A failed part is logged and left out. */
export async function loadPublicFrame(): Promise<PublicFrameData> {
  const [company, categories] = await Promise.all([
    loadCompany().catch(logged(null)),
    loadCategories().catch(logged([])),
  ])
  return { company, categories }
}

async function loadCompany(): Promise<Company | null> {
  const { data } = await catalog.GET('/api/company/settings')
  if (!data) return null
  const { translations: _, ...company } = data
  return company
}

/** Returns categories that have products, or all categories if there are none or the call fails. */
async function loadCategories(): Promise<PublicFrameData['categories']> {
  const withProducts = await catalog
    .GET('/api/categories/with-products')
    .then(({ data }) => data ?? [], logged([]))
  const categories =
    withProducts.length > 0 ? withProducts : ((await catalog.GET('/api/categories')).data ?? [])
  return categories.map(({ slug, name, language }) => ({ slug, name, language }))
}

function logged<T>(fallback: T): (error: unknown) => T {
  return error => {
    console.warn(error)
    return fallback
  }
}
