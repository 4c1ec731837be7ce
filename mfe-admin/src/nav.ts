import type { NavItem } from '@stampa/platform'

/** The sidebar's entries; each screen is headed as its entry. */
export const nav: NavItem[] = [
  {
    to: '/admin',
    label: 'Dashboard',
    labels: { el: 'Αρχική', en: 'Dashboard' },
    group: 'Overview',
    order: 0,
  },
  {
    to: '/admin/categories',
    label: 'Categories',
    labels: { el: 'Κατηγορίες', en: 'Categories' },
    group: 'Content',
    order: 10,
  },
  {
    to: '/admin/products',
    label: 'Products',
    labels: { el: 'Προϊόντα', en: 'Products' },
    group: 'Content',
    order: 20,
  },
  {
    to: '/admin/events',
    label: 'Events',
    labels: { el: 'Περιστάσεις', en: 'Events' },
    group: 'Content',
    order: 30,
  },
  {
    to: '/admin/blog',
    label: 'Blog',
    labels: { el: 'Άρθρα', en: 'Blog' },
    group: 'Content',
    order: 40,
  },
  {
    to: '/admin/banners',
    label: 'Banners',
    labels: { el: 'Banner', en: 'Banners' },
    group: 'Content',
    order: 50,
  },
  {
    to: '/admin/testimonials',
    label: 'Testimonials',
    labels: { el: 'Μαρτυρίες', en: 'Testimonials' },
    group: 'Content',
    order: 60,
  },
  {
    to: '/admin/about',
    label: 'About',
    labels: { el: 'Σχετικά', en: 'About' },
    group: 'Content',
    order: 70,
  },
  {
    to: '/admin/faq',
    label: 'FAQ',
    labels: { el: 'Συχνές ερωτήσεις', en: 'FAQ' },
    group: 'Content',
    order: 80,
  },
  {
    to: '/admin/our-work',
    label: 'Our Work',
    labels: { el: 'Οι δουλειές μας', en: 'Our Work' },
    group: 'Content',
    order: 90,
  },
  {
    to: '/admin/customers',
    label: 'Our Customers',
    labels: { el: 'Οι πελάτες μας', en: 'Our Customers' },
    group: 'Content',
    order: 100,
  },
  {
    to: '/admin/assets',
    label: 'Company',
    labels: { el: 'Εταιρεία', en: 'Company' },
    group: 'Settings',
    order: 10,
  },
]
