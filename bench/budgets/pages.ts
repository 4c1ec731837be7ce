/** A page whose first load has a budget. */
export interface Page {
  /** Path of the page. */
  name: string
  /** The remote that serves it. */
  remote: string
  /** Its routes' ids, outermost first. */
  routeIds: string[]
  /** Limit of all JavaScript of the first load, bytes. */
  limit?: number
  /** Scripts of the shell that this page's frame imports; its document does not preload them. */
  frameScripts?: string[]
}

export const home: Page = { name: '/', remote: 'storefront', routeIds: ['home'], limit: 135_000 }

export const pages: Page[] = [
  home,
  { name: '/products', remote: 'storefront', routeIds: ['products'] },
  { name: '/products/{id}', remote: 'storefront', routeIds: ['product'] },
  {
    name: '/admin',
    remote: 'admin',
    routeIds: ['workspace', 'dashboard'],
    limit: 220_000,
    frameScripts: ['admin-frame.js'],
  },
  {
    name: '/admin/analytics',
    remote: 'analytics',
    routeIds: ['analytics'],
    frameScripts: ['admin-frame.js'],
  },
]
