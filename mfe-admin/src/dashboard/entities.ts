import { ApiError, type CatalogAnswer, unwrap } from '@stampa/api'
import { catalog } from '../shared/api.ts'

const fallback = 'Failed to fetch data'

/** Back-office specification, section 9. */
const recentCount = 5

interface Counted {
  label: string
  to: string
  count: () => Promise<number>
}

export interface RecentItem {
  id: string
  title: string
  imageAsset: CatalogAnswer<'/api/products/all'>[number]['imageAsset'] | null
  /** ISO time. */
  createdAt: string
  editPath: string
  /** Where visitors see it; null while they do not. */
  viewPath: string | null
}

export interface RecentList {
  title: string
  to: string
  load: () => Promise<RecentItem[]>
}

/** What the dashboard counts, in this order. */
export const counted: Counted[] = [
  {
    label: 'Products',
    to: '/admin/products',
    count: () => totalOf(catalog.GET('/api/products/all', { params: { query: { limit: 1 } } })),
  },
  {
    label: 'Categories',
    to: '/admin/categories',
    count: () => totalOf(catalog.GET('/api/categories/all', { params: { query: { limit: 1 } } })),
  },
]

export const quickActions = [
  { label: 'Categories', to: '/admin/categories' },
  { label: 'Products', to: '/admin/products' },
]

/** What was added last, in this order. */
export const recentLists: RecentList[] = [
  {
    title: 'Recent products',
    to: '/admin/products',
    async load() {
      const query = { sort: '-createdAt', limit: recentCount } as const
      const products = await unwrap(catalog.GET('/api/products/all', { params: { query } }), {
        fallback,
      })
      return products.map(({ _id, title, imageAsset, createdAt, active }) => ({
        id: _id,
        title,
        imageAsset,
        createdAt,
        editPath: `/admin/products/edit/${_id}`,
        viewPath: active ? `/products/${_id}` : null,
      }))
    },
  },
]

/** How many there are on all pages of a list, whatever part of it was asked for. */
async function totalOf(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<number> {
  await unwrap(call, { fallback })
  const total = (await call).response.headers.get('x-total-count')
  if (total === null) throw new ApiError(fallback, 200)
  return Number(total)
}
