import type { NavItem } from '@stampa/platform'

/** The sidebar's entries, and what the screen behind each is headed. */
export const nav = [
  { to: '/admin', label: 'Home', heading: 'Dashboard', group: 'Overview', order: 0 },
  {
    to: '/admin/categories',
    label: 'Categories',
    heading: 'Categories',
    group: 'Content',
    order: 10,
  },
  { to: '/admin/products', label: 'Products', heading: 'Products', group: 'Content', order: 20 },
] satisfies (NavItem & { heading: string })[]
