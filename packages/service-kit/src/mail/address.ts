import { isEmail } from '@stampa/rules/contact'
import type { Company, CompanyIdentity } from '../company.ts'
import type { Audience } from '../outbox/outbox.ts'
import type { MailConfig } from './config.ts'
import type { Letter } from './letter.ts'
import { type Mail, type Mailbox, MailError } from './mail.ts'
import { footerLines, senderName } from './message.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** A letter and the customer it is about, who is written to or answered. */
export interface Draft {
  letter: Letter
  customer: Mailbox
}

/**
 * Makes a mail of a letter: from whom, to whom, with the company's identity below it.
 *
 * @throws MailError when nobody can be written to
 */
export async function addressMail(
  { letter, customer }: Draft,
  audience: Audience,
  company: Company,
  config: Pick<MailConfig, 'SHOP_MAIL_TO' | 'ADMIN_EMAIL'>,
): Promise<Mail> {
  const identity = await company.find()
  const footer = footerLines(identity)
  const shop = isEmail(identity.email) && {
    name: senderName(identity),
    address: identity.email,
  }
  const replyTo = audience === 'shop' ? customer : shop
  const to =
    audience === 'shop' ? shopAddress(identity, company.answered, config) : customer.address
  // Checked when it came in; but nobody is written to whose address could be more than one.
  if (!isEmail(to)) throw new MailError('EADDRESS', { permanent: true })
  return {
    to,
    ...(replyTo && isEmail(replyTo.address) && { replyTo }),
    fromName: senderName(identity),
    subject: letter.subject,
    text: renderText(letter, footer),
    html: renderHtml(letter, footer),
  }
}

/** @throws MailError while the catalog, which would know, has not been reached */
function shopAddress(
  { email }: CompanyIdentity,
  answered: boolean,
  { SHOP_MAIL_TO, ADMIN_EMAIL }: Pick<MailConfig, 'SHOP_MAIL_TO' | 'ADMIN_EMAIL'>,
): string {
  if (SHOP_MAIL_TO) return SHOP_MAIL_TO
  if (!answered) throw new MailError('ECATALOG', { permanent: false })
  return email || ADMIN_EMAIL || ''
}
