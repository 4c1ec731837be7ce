import type { ServiceMails } from '@stampa/service-kit/mail'
import type { OutboxEvents } from '../outbox.ts'
import { findLink, pathOfLink } from '../routes/auth/password-links/store.ts'
import { invitation, passwordReset } from './letters.ts'

const letters = { invitation, reset: passwordReset }

/** The mails with links by which administrators choose a password. */
export const mails: ServiceMails<OutboxEvents> = {
  queue: '{identity-mails}',
  audiences: { 'password_link.created': ['customer'] },
  async draft({ db, links, page }, { payload }) {
    const link = await findLink(db, payload.link)
    if (!link) return undefined
    const url = page(pathOfLink(links, link.id))
    return {
      letter: letters[link.purpose](url, link.expiresAt),
      customer: { name: '', address: link.email },
    }
  },
}
