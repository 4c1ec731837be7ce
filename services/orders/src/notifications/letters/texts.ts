import type { OrderStatus } from '../../routes/custom-order/schema.ts'

/** An order's statuses as customers read them, here and on its page. */
export const statusNames: Record<'el' | 'en', Record<OrderStatus, string>> = {
  el: {
    Submitted: 'Υποβλήθηκε',
    'In Progress': 'Σε εξέλιξη',
    Completed: 'Ολοκληρώθηκε',
    Rejected: 'Απορρίφθηκε',
  },
  en: {
    Submitted: 'Submitted',
    'In Progress': 'In progress',
    Completed: 'Completed',
    Rejected: 'Rejected',
  },
}

/** What shop and customer call an order: the end of its id. */
export function orderNumber(id: string): string {
  return id.slice(-6)
}

const counts = { el: new Intl.NumberFormat('el-GR'), en: new Intl.NumberFormat('en-IE') }
const units = { el: 'τεμ.', en: 'pcs' }
const unnamed = { el: 'Προϊόν', en: 'Product' }

/** What was ordered, a line for each product. */
export function orderedGoods(
  lang: 'el' | 'en',
  lines: readonly { title: string | null; quantity: number }[],
): (readonly [string, string])[] {
  return lines.map(({ title, quantity }) => [
    title ?? unnamed[lang],
    `${counts[lang].format(quantity)} ${units[lang]}`,
  ])
}
