import { timeZone } from '@stampa/rules/shop-time'
import { type Letter, link, paragraph, type ServiceMails } from '@stampa/service-kit/mail'
import { bilingual } from '@stampa/service-kit/order-workflow/mails'
import { findLink, pathOfLink } from '../accounts/password-links.ts'
import type { OutboxEvents } from '../outbox.ts'

const letters = { invitation, reset: passwordReset }

/** The mails with links by which administrators choose a password. */
export const mails: ServiceMails<OutboxEvents> = {
  queue: '{identity-mails}',
  // An invitation is caused by an administrator, and the call for a reset has a pause.
  isBounded: true,
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

/** To a person who is invited to the back office. */
export function invitation(url: string, expiresAt: Date): Letter {
  return bilingual('Πρόσκληση στη διαχείριση · Invitation to the back office', {
    el: [
      'Σας προσκάλεσαν στη διαχείριση',
      paragraph(
        `Επιλέξτε κωδικό για να μπείτε. Ο σύνδεσμος ισχύει μία φορά, ως ${time('el', expiresAt)}.`,
      ),
      link('Επιλογή κωδικού', url),
    ],
    en: [
      'You are invited to the back office',
      paragraph(
        `Choose a password to sign in. The link works once, until ${time('en', expiresAt)}.`,
      ),
      link('Choose a password', url),
    ],
  })
}

/** To an administrator who has forgotten the password. */
export function passwordReset(url: string, expiresAt: Date): Letter {
  return bilingual('Νέος κωδικός · New password', {
    el: [
      'Νέος κωδικός',
      paragraph(`Ο σύνδεσμος ισχύει μία φορά, ως ${time('el', expiresAt)}.`),
      link('Επιλογή κωδικού', url),
      paragraph('Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα· ο κωδικός σας δεν αλλάζει.'),
    ],
    en: [
      'New password',
      paragraph(`The link works once, until ${time('en', expiresAt)}.`),
      link('Choose a password', url),
      paragraph('If you did not ask for it, ignore this mail; your password does not change.'),
    ],
  })
}

const locales = { el: 'el-GR', en: 'en-IE' }

function time(lang: 'el' | 'en', date: Date): string {
  return date.toLocaleString(locales[lang], {
    dateStyle: 'short',
    timeStyle: 'short',
    // The Greek «μ.μ.» would be followed by the full stop of its sentence.
    hourCycle: 'h23',
    timeZone,
  })
}
