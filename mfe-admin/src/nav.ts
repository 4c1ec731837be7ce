import type { NavItem } from '@stampa/platform'

/** The sidebar's entries; each screen is headed as its entry. */
export const nav: NavItem[] = [
  { to: '/admin', label: 'Dashboard', group: 'Overview', order: 0 },
  { to: '/admin/categories', label: 'Categories', group: 'Content', order: 10 },
  { to: '/admin/products', label: 'Products', group: 'Content', order: 20 },
]
