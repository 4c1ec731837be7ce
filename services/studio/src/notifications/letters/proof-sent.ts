import { facts, type Letter, link, paragraph, quote } from '@stampa/service-kit/mail'
import type { ProofRow } from '../../routes/design-studio/proofs/store.ts'
import { orderNumber } from './texts.ts'

/** To the customer: a proof to approve or to comment on. */
export function proofSent(orderId: string, { version, note }: ProofRow, orderUrl: string): Letter {
  const number = orderNumber(orderId)
  const words = note === '' ? [] : [quote(note)]
  return {
    subject: `Δοκίμιο ${version} για το σχέδιό σας ${number} · Proof ${version} of your design ${number}`,
    parts: [
      {
        lang: 'el',
        title: 'Το δοκίμιό σας είναι έτοιμο',
        blocks: [
          paragraph('Δείτε το και εγκρίνετέ το, ή γράψτε μας τι να αλλάξει.'),
          facts(['Παραγγελία', number], ['Δοκίμιο', String(version)]),
          ...words,
          link('Άνοιγμα του δοκιμίου', orderUrl),
        ],
      },
      {
        lang: 'en',
        title: 'Your proof is ready',
        blocks: [
          paragraph('Have a look and approve it, or tell us what should be different.'),
          facts(['Order', number], ['Proof', String(version)]),
          ...words,
          link('Open the proof', orderUrl),
        ],
      },
    ],
  }
}
