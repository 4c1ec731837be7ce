import { facts, type Letter, link, quote } from '@stampa/service-kit/mail'
import type { MessageRow } from '../../routes/contact/store.ts'

/** To the shop: somebody has written. An answer to this mail goes to the visitor. */
export function newMessage(message: MessageRow, adminUrl: string): Letter {
  const { name, email, company, phone, subject } = message
  return {
    subject: `Νέο μήνυμα από ${name}${subject && `: ${subject}`}`,
    parts: [
      {
        lang: 'el',
        title: `Νέο μήνυμα από ${name}`,
        blocks: [
          facts(['E-mail', email], ['Τηλέφωνο', phone], ['Εταιρεία', company], ['Θέμα', subject]),
          quote(message.message),
          link('Άνοιγμα στη διαχείριση', adminUrl),
        ],
      },
    ],
  }
}
