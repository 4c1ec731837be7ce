import { type Block, facts, type Letter, link, paragraph } from '../mail/letter.ts'

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

/** The estimated price of a line, euro. */
interface LinePrice {
  /** Without VAT. */
  net: number
  total: number
}

const euros = {
  el: new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
}

/**
 * Formats a number of pieces with their estimate.
 *
 * @example pricedPieces('en', 50, { net: 580, total: 719.2 }) // '50 pcs, estimate €580.00 + VAT = €719.20'
 */
export function pricedPieces(
  lang: 'el' | 'en',
  quantity: number,
  estimate: LinePrice | null | undefined,
): string {
  if (!estimate) return pieces(lang, quantity)
  const [net, total] = [estimate.net, estimate.total].map(amount => euros[lang].format(amount))
  return lang === 'el'
    ? `${pieces(lang, quantity)}, εκτίμηση ${net} + ΦΠΑ = ${total}`
    : `${pieces(lang, quantity)}, estimate ${net} + VAT = ${total}`
}

const estimateNotes = {
  el: 'Οι τιμές είναι εκτίμηση και δεν μας δεσμεύουν: η τελική τιμή είναι στην προσφορά μας.',
  en: 'The prices are an estimate and not binding: our offer has the final price.',
}

/** Returns the note that estimates are not binding, where a line has one. */
export function estimateNote(
  lang: 'el' | 'en',
  lines: readonly { estimate?: LinePrice | null | undefined }[],
): Block[] {
  return lines.some(({ estimate }) => estimate) ? [paragraph(estimateNotes[lang])] : []
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
