import type { CompanyIdentity } from '../company.ts'
import { oneLine } from '../validation/one-line.ts'
import type { Mail } from './mail.ts'

/** Longest line of a subject that is not cut: nobody reads further, and a header has its limits. */
const maxSubject = 150

/**
 * A mail with its headers, for nodemailer. Whatever came from outside is one line in a header, and its
 * address is no list of addresses: nodemailer encodes both.
 *
 * @param from address of the sender
 * @param name the same when it is sent again, so that a mailbox can tell that it has it already
 */
export function toMessage(from: string, name: string, mail: Mail) {
  return {
    from: { name: oneLine(mail.fromName), address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && {
      replyTo: { name: oneLine(mail.replyTo.name), address: mail.replyTo.address },
    }),
    subject: oneLine(mail.subject).slice(0, maxSubject),
    text: mail.text,
    html: mail.html,
    messageId: `<${name}@${from.split('@').at(-1)}>`,
    // Nobody's 'out of office' answers a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Whom mails are from while the company has not said what it is called. */
const platformName = 'Stampa'

export function senderName({ legalName }: CompanyIdentity): string {
  return legalName || platformName
}

/** The company's identity below every mail, as below its offers (Law 4919/2022, article 22). */
export function footerLines(company: CompanyIdentity): string[] {
  const { legalName, legalForm, registryNumber, vatNumber, location, telephone, email } = company
  return [
    [senderName(company), legalName && legalForm].filter(Boolean).join(' '),
    [registryNumber && `ΓΕΜΗ ${registryNumber}`, vatNumber && `ΑΦΜ ${vatNumber}`]
      .filter(Boolean)
      .join(' · '),
    [location, telephone, email].filter(Boolean).join(' · '),
  ].filter(line => line !== '')
}
