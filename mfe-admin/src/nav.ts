import type { NavItem } from '@stampa/platform'

/** Entries of the sidebar; a screen has the title of its entry. */
export const nav: NavItem[] = [
  entry('/admin', 'Overview', 0, { en: 'Dashboard', el: 'Αρχική' }),
  entry('/admin/categories', 'Content', 10, { en: 'Categories', el: 'Κατηγορίες' }),
  entry('/admin/products', 'Content', 20, { en: 'Products', el: 'Προϊόντα' }),
  entry('/admin/events', 'Content', 30, { en: 'Events', el: 'Περιστάσεις' }),
  entry('/admin/blog', 'Content', 40, { en: 'Blog', el: 'Άρθρα' }),
  entry('/admin/banners', 'Content', 50, { en: 'Banners', el: 'Banner' }),
  entry('/admin/testimonials', 'Content', 60, { en: 'Testimonials', el: 'Μαρτυρίες' }),
  entry('/admin/about', 'Content', 70, { en: 'About', el: 'Σχετικά' }),
  entry('/admin/faq', 'Content', 80, { en: 'FAQ', el: 'Συχνές ερωτήσεις' }),
  entry('/admin/our-work', 'Content', 90, { en: 'Our Work', el: 'Οι δουλειές μας' }),
  entry('/admin/customers', 'Content', 100, { en: 'Our Customers', el: 'Οι πελάτες μας' }),
  entry('/admin/assets', 'Settings', 10, { en: 'Company', el: 'Εταιρεία' }),
  entry('/admin/custom-orders', 'Sales', 10, { en: 'Custom orders', el: 'Παραγγελίες' }),
  entry('/admin/design-studio', 'Studio', 10, { en: 'Design Studio', el: 'Design Studio' }),
  entry('/admin/contact', 'Sales', 20, { en: 'Contact messages', el: 'Μηνύματα' }),
  entry('/admin/offers', 'Sales', 30, { en: 'Offers', el: 'Προσφορές' }),
  entry('/admin/mails', 'Sales', 40, { en: 'Undelivered Mails', el: 'Ανεπίδοτα email' }),
]

function entry(
  to: string,
  group: NonNullable<NavItem['group']>,
  order: number,
  labels: { en: string; el: string },
): NavItem {
  return { to, label: labels.en, labels, group, order }
}
