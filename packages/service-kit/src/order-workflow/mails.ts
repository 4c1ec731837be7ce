import { type Block, facts, type Letter, link, paragraph, quote } from '../mail/letter.ts'
import { inBothLanguages, type TemplateValues } from '../mail/templates.ts'

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

export const counts = { el: new Intl.NumberFormat('el-GR'), en: new Intl.NumberFormat('en-IE') }
const units = { el: 'τεμ.', en: 'pcs' }

/** Formats a number of pieces. @example pieces('el', 1500) // '1.500 τεμ.'; pieces('en', 1) // '1 pc' */
export function pieces(lang: 'el' | 'en', quantity: number): string {
  const unit = lang === 'en' && quantity === 1 ? 'pc' : units[lang]
  return `${counts[lang].format(quantity)} ${unit}`
}

/** The estimated price of a line, euro. */
interface LinePrice {
  /** Without VAT. */
  net: number
  total: number
}

/** Formats amounts in euro; exact for decimal texts. */
export const euros = {
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
 * Returns the template of the mail about a changed status. The shop's internal note is not part of it.
 *
 * @param kind word for the order in the subject
 */
export function statusTemplate(kind: Record<'el' | 'en', string>) {
  return {
    variables: {
      orderNumber: 'text',
      oldStatus: 'text',
      newStatus: 'text',
      statusDetails: 'block',
      statusLink: 'block',
    },
    texts: {
      el: {
        subject: `${kind.el} {{orderNumber}}: {{newStatus}}`,
        title: 'Η παραγγελία σας: {{newStatus}}',
        body: '{{statusDetails}}\n\n{{statusLink}}',
      },
      en: {
        subject: `${kind.en} {{orderNumber}}: {{newStatus}}`,
        title: 'Your order: {{newStatus}}',
        body: '{{statusDetails}}\n\n{{statusLink}}',
      },
    },
  } as const
}

/** Returns the values of {@link statusTemplate}. @param names of the statuses, as customers read them */
export function statusValues<Status extends string>(
  orderId: string,
  { from, to }: Record<'from' | 'to', Status>,
  url: string,
  names: Record<'el' | 'en', Record<Status, string>>,
): TemplateValues<ReturnType<typeof statusTemplate>> {
  const number = orderNumber(orderId)
  return inBothLanguages((say, lang) => {
    const { [from]: before, [to]: now } = names[lang]
    return {
      orderNumber: number,
      oldStatus: before,
      newStatus: now,
      statusDetails: [
        facts(
          [say('Παραγγελία', 'Order'), number],
          [say('Ήταν', 'Was'), before],
          [say('Τώρα', 'Now'), now],
        ),
      ],
      statusLink: [
        link(say('Πορεία της παραγγελίας', 'Follow the order'), url),
        ...(to === 'Completed'
          ? [
              link(
                say('Πώς σας φάνηκε; Γράψτε μια κριτική', 'How did you like it? Write a review'),
                url,
              ),
            ]
          : []),
      ],
    }
  })
}

/**
 * The template of the mail with a reply of the shop about an order, which is quoted once, in the first of the
 * two languages.
 */
export const replyTemplate = {
  variables: { orderNumber: 'text', reply: 'block', conversationLink: 'block' },
  texts: {
    el: {
      subject: 'Απάντηση για την παραγγελία {{orderNumber}}',
      title: 'Απάντηση για την παραγγελία {{orderNumber}}',
      body: '{{reply}}\n\n{{conversationLink}}',
    },
    en: {
      subject: 'Reply about order {{orderNumber}}',
      title: 'Reply about order {{orderNumber}}',
      body: 'Our reply is above. You can answer it on its page.\n\n{{conversationLink}}',
    },
  },
} as const

/** Returns the values of {@link replyTemplate}, and of mails with less of them. @param orderId empty for a message */
export function replyValues(
  text: string,
  url: string,
  orderId = '',
): TemplateValues<typeof replyTemplate> {
  return inBothLanguages(say => ({
    orderNumber: orderNumber(orderId),
    reply: [quote(text)],
    conversationLink: [
      link(say('Δείτε τη συνομιλία και απαντήστε', 'Read the conversation and answer'), url),
    ],
  }))
}

export function replyReceived(from: string, text: string, adminUrl: string): Letter {
  return shopLetter(`Νέα απάντηση από ${from}`, [
    quote(text),
    link('Άνοιγμα στη διαχείριση', adminUrl),
  ])
}
