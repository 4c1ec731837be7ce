import type { OrderStatus } from '../../routes/design-studio/orders/schema.ts'
import type { ListedMockup } from '../../routes/design-studio/orders/store.ts'

/** An order's statuses as customers read them, here and on its page. */
export const statusNames: Record<'el' | 'en', Record<OrderStatus, string>> = {
  el: {
    Submitted: 'Υποβλήθηκε',
    'In Review': 'Σε έλεγχο',
    Quoted: 'Στάλθηκε προσφορά',
    Approved: 'Εγκρίθηκε',
    'In Production': 'Σε παραγωγή',
    Completed: 'Ολοκληρώθηκε',
    Cancelled: 'Ακυρώθηκε',
  },
  en: {
    Submitted: 'Submitted',
    'In Review': 'In review',
    Quoted: 'Quoted',
    Approved: 'Approved',
    'In Production': 'In production',
    Completed: 'Completed',
    Cancelled: 'Cancelled',
  },
}

/** What shop and customer call an order: the end of its id. */
export function orderNumber(id: string): string {
  return id.slice(-6)
}

const counts = { el: new Intl.NumberFormat('el-GR'), en: new Intl.NumberFormat('en-IE') }
const units = { el: 'τεμ.', en: 'pcs' }
const views = {
  el: { front: 'μπροστά', back: 'πίσω' },
  en: { front: 'front', back: 'back' },
}

/** What was ordered, a line for each mockup. */
export function orderedMockups(
  lang: 'el' | 'en',
  mockups: readonly ListedMockup[],
): (readonly [string, string])[] {
  return mockups.map(({ product_name, color_name, view, quantity }) => [
    `${product_name}, ${color_name}, ${views[lang][view]}`,
    `${counts[lang].format(quantity)} ${units[lang]}`,
  ])
}
