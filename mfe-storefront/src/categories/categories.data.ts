import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { bannersAt, loadBanners } from '../shared/banner/banners.data.ts'
import { type Loaded, orNothing, pick } from '../shared/loaders.ts'

const fields = ['_id', 'slug', 'name', 'description', 'imageAsset'] as const

export type CategoriesData = Loaded<typeof loadCategories>

/** @throws ApiError with the text that the page shows */
export async function loadCategories({ request: { signal } }: LoaderFunctionArgs) {
  const [categories, banners] = await Promise.all([
    unwrap(catalog.GET('/api/categories', { signal }), { fallback: 'Failed to load categories' }),
    orNothing(loadBanners(signal), signal),
  ])
  return {
    categories: categories.map(category => pick(category, fields)),
    banner: bannersAt('categories', banners)[0] ?? null,
  }
}
