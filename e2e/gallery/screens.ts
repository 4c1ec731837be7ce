/** States that a screen is shown in, in the order of the page that shows them. */
export const states = ['full', 'empty', 'failing', 'loading'] as const
export type State = (typeof states)[number]

/** Files of a state other than `full` carry its name. */
export function pictureName(screen: string, state: State): string {
  return state === 'full' ? screen : `${screen}-${state}`
}

const lists = {
  products: '/products',
  categories: '/categories',
  events: '/events',
  'our-works': '/our-works',
  blog: '/blog',
  about: '/about',
  faq: '/faq',
  testimonials: '/testimonials',
  banners: '/banners',
}

/** Addresses of the public screens, by the name of their pictures, in each state that they have. */
export const publicScreens: Record<State, Record<string, string>> = {
  full: {
    home: '/',
    products: '/products',
    category: '/products/category/blouzakia',
    product: '/products/vamvakero-blouzaki-aigina',
    'our-works': '/our-works',
    blog: '/blog',
    about: '/about',
    faq: '/faq',
    contact: '/contact',
    'custom-order': '/custom-order',
    'where-is-my-order': '/where-is-my-order',
    categories: '/categories',
    events: '/events',
    testimonials: '/testimonials',
    banners: '/banners',
    search: '/search?q=mployzakia',
    sitemap: '/sitemap',
    privacy: '/privacy',
    terms: '/terms',
    'not-found': '/nothing',
    english: '/?lang=en',
  },
  empty: { home: '/', ...lists, search: '/search?q=mployzakia', 'custom-order': '/custom-order' },
  failing: {
    home: '/',
    ...lists,
    category: '/products/category/blouzakia',
    product: '/products/vamvakero-blouzaki-aigina',
    post: '/blog/anything',
    search: '/search?q=mployzakia',
    contact: '/contact',
    'custom-order': '/custom-order',
  },
  loading: {
    products: '/products',
    categories: '/categories',
    blog: '/blog',
    about: '/about',
    faq: '/faq',
    testimonials: '/testimonials',
  },
}
