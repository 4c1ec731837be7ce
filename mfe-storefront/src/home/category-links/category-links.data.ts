import { unwrap } from '@stampa/api'
import { catalog } from '../../shared/api.ts'

export interface CategoryLink {
  slug: string
  name: string
}

export async function loadCategoryLinks(signal: AbortSignal): Promise<CategoryLink[]> {
  const categories = await unwrap(catalog.GET('/api/categories', { signal }), {
    fallback: 'Failed to load categories',
  })
  return categories.map(({ slug, name }) => ({ slug, name }))
}
