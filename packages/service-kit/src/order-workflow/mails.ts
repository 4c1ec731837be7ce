import { type Block, facts, type Letter, link } from '../mail/letter.ts'

/** Returns a letter to the shop, in Greek only. */
export function shopLetter(title: string, blocks: Block[], subject = title): Letter {
  return { subject, parts: [{ lang: 'el', title, blocks }] }
}

/** Returns a letter to a customer. @param texts title and blocks in each language */
export function bilingual(
  subject: string,
  texts: Record<'el' | 'en', readonly [title: string, ...blocks: Block[]]>,
): Letter {
  const parts = (['el', 'en'] as const).map(lang => {
    const [title, ...blocks] = texts[lang]
    return { lang, title, blocks }
  })
  return { subject, parts }
}

/** The order number that shop and customer use: the last six characters of the id. */
export function orderNumber(id: string): string {
  return id.slice(-6)
}

const counts = { el: new Intl.NumberFormat('el-GR'), en: new Intl.NumberFormat('en-IE') }
const units = { el: 'τεμ.', en: 'pcs' }

/** Formats a number of pieces. @example pieces('el', 1500) // '1.500 τεμ.' */
export function pieces(lang: 'el' | 'en', quantity: number): string {
  return `${counts[lang].format(quantity)} ${units[lang]}`
}

/**
 * Writes the letter to the customer about a changed status. The shop's internal note is not part of it.
 *
 * @param kind word for the order in the subject
 * @param names of the statuses, as customers read them
 */
export function statusChanged<Status extends string>(
  orderId: string,
  { from, to }: { from: Status; to: Status },
  {
    url,
    kind,
    names: { el, en },
  }: {
    url: string
    kind: { el: string; en: string }
    names: Record<'el' | 'en', Record<Status, string>>
  },
): Letter {
  const number = orderNumber(orderId)
  return bilingual(`${kind.el} ${number}: ${el[to]} · ${kind.en} ${number}: ${en[to]}`, {
    el: [
      `Η παραγγελία σας: ${el[to]}`,
      facts(['Παραγγελία', number], ['Ήταν', el[from]], ['Τώρα', el[to]]),
      link('Πορεία της παραγγελίας', url),
    ],
    en: [
      `Your order: ${en[to]}`,
      facts(['Order', number], ['Was', en[from]], ['Now', en[to]]),
      link('Follow the order', url),
    ],
  })
}
