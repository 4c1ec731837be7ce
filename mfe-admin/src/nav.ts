import type { NavItem } from '@stampa/platform'
import { contentTypes } from './content-types.ts'
import { permissionFor } from './shared/permissions.tsx'
import { pathsOf } from './shared/resource/resource.ts'
import { sizeCharts } from './size-charts/size-charts.ts'

/** Entries of the sidebar; a screen has the title of its entry. */
export const nav: NavItem[] = [
  entry('/admin', 'Overview', 0, { en: 'Dashboard', el: 'Αρχική' }),
  // The form of a product links to size charts.
  ...contentTypes
    .filter(type => type !== sizeCharts)
    .map((type, index) => entry(pathsOf(type).list, 'Content', 10 * (index + 1), type.words.title)),
  entry('/admin/assets', 'Settings', 10, { en: 'Company', el: 'Εταιρεία' }),
  entry('/admin/mail-texts', 'Settings', 12, {
    en: 'Mails to customers',
    el: 'Email προς πελάτες',
  }),
  entry('/admin/people', 'Settings', 15, { en: 'People', el: 'Άτομα' }),
  entry('/admin/webhooks', 'Settings', 16, { en: 'Webhooks', el: 'Webhooks' }),
  entry('/admin/audit', 'Settings', 17, { en: 'Audit log', el: 'Ιστορικό ενεργειών' }),
  entry('/admin/password', 'Settings', 20, { en: 'Account', el: 'Λογαριασμός' }),
  entry('/admin/sessions', 'Settings', 25, { en: 'Sessions', el: 'Συνδέσεις' }),
  entry('/admin/custom-orders', 'Sales', 10, { en: 'Custom orders', el: 'Παραγγελίες' }),
  entry('/admin/production', 'Sales', 35, { en: 'Production', el: 'Παραγωγή' }),
  entry('/admin/design-studio', 'Studio', 10, { en: 'Design Studio', el: 'Design Studio' }),
  entry('/admin/contact', 'Sales', 20, { en: 'Contact messages', el: 'Μηνύματα' }),
  entry('/admin/clients', 'Sales', 25, { en: 'Clients', el: 'Πελατολόγιο' }),
  entry('/admin/offers', 'Sales', 30, { en: 'Offers', el: 'Προσφορές' }),
  entry('/admin/mails', 'Sales', 40, { en: 'Undelivered Mails', el: 'Ανεπίδοτα email' }),
]

function entry(
  to: string,
  group: NonNullable<NavItem['group']>,
  order: number,
  labels: { en: string; el: string },
): NavItem {
  const requires = permissionFor(to)
  return { to, label: labels.en, labels, group, order, ...(requires && { requires }) }
}
