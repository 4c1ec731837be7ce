import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { catalog } from '../shared/api.ts'
import { type Banner, bannersAt, loadBanners } from '../shared/banner/banners.data.ts'
import { orNothing } from '../shared/loaders.ts'

export interface Category {
  _id: string
  slug: string
  name: string
  description: string
  imageAsset: ImageAsset | null
}

export interface CategoriesData {
  categories: Category[]
  /** The shop's word to whoever looks through the categories. */
  banner: Banner | null
}

/** @throws ApiError with the text that the page shows */
export async function loadCategories({
  request: { signal },
}: LoaderFunctionArgs): Promise<CategoriesData> {
  const [categories, banners] = await Promise.all([
    unwrap(catalog.GET('/api/categories', { signal }), { fallback: 'Failed to load categories' }),
    orNothing(loadBanners(signal), signal),
  ])
  return {
    categories: categories.map(({ _id, slug, name, description, imageAsset }) => ({
      _id,
      slug,
      name,
      description,
      imageAsset,
    })),
    banner: bannersAt('categories', banners)[0] ?? null,
  }
}
