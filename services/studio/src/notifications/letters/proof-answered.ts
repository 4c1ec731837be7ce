import { facts, type Letter, link, quote } from '@stampa/service-kit/mail'
import type { ProofRow } from '../../routes/design-studio/proofs/store.ts'
import { orderNumber } from './texts.ts'

/** To the shop: the customer has answered a proof. */
export function proofAnswered(
  orderId: string,
  { version, answer, comment }: ProofRow,
  adminUrl: string,
): Letter {
  const number = orderNumber(orderId)
  const what = answer === 'approve' ? 'εγκρίθηκε' : 'θέλει αλλαγές'
  const title = `Το δοκίμιο ${version} της παραγγελίας ${number} ${what}`
  return {
    subject: title,
    parts: [
      {
        lang: 'el',
        title,
        blocks: [
          facts(['Παραγγελία', number], ['Δοκίμιο', String(version)]),
          ...(comment ? [quote(comment)] : []),
          link('Άνοιγμα στη διαχείριση', adminUrl),
        ],
      },
    ],
  }
}
