import { isEmail } from '@stampa/rules/contact'
import { fullLegalName } from '@stampa/rules/legal-name'
import type { Knex } from 'knex'
import { type Static, type TObject, Type } from 'typebox'
import { ConfigError, loadConfig } from '../app/config.ts'
import { Company, type CompanyIdentity } from '../company.ts'
import { createLinks, type Links } from '../links.ts'
import type { Audience, MailPlan, StoredEvent } from '../outbox/outbox.ts'
import { oneLine } from '../validation/schemas.ts'
import { type Letter, type Picture, picturesOf, renderHtml, renderText } from './letter.ts'

/** Environment variables of a process that sends mails; spread them into the schema of its configuration. */
export const mailConfig = {
  /** Base URL of the catalog service, which knows the company's identity. */
  CATALOG_URL: Type.String({ format: 'uri' }),
  /** Origin of the site, for links in mails: `https://www.example.gr`. */
  PUBLIC_ORIGIN: Type.String({ format: 'uri' }),
  /**
   * `smtp://user:password@host:587` with STARTTLS, `smtps:` for TLS from the start. `?requireTLS=false` permits clear
   * text, as on loopback addresses.
   */
  MAIL_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  /** Directory that mails are stored in without MAIL_URL. */
  MAIL_DIR: Type.Optional(Type.String({ minLength: 1 })),
  /** Sender address; the mail server must be allowed to send for it. */
  MAIL_FROM: Type.String({ format: 'email', default: 'no-reply@stampa.example' }),
  /** Recipient of the shop's mails; by default the e-mail of the company settings. */
  SHOP_MAIL_TO: Type.Optional(Type.String({ format: 'email' })),
  /** The first administrator: recipient while the shop has no other address. */
  ADMIN_EMAIL: Type.Optional(Type.String({ format: 'email' })),
  /**
   * Interval of polling the outbox, ms; a poll reads an empty index. LISTEN/NOTIFY would serialise the commits of
   * all transactions that notify.
   */
  OUTBOX_POLL_MS: Type.Integer({ minimum: 10, default: 1000 }),
}

const schema = Type.Object(mailConfig)
export type MailConfig = Static<typeof schema>

/** @throws ConfigError that names every wrong variable, or that mails have no destination */
export function loadMailConfig<T extends TObject<typeof mailConfig>>(
  own: T,
  env?: Record<string, string | undefined>,
): Static<T> {
  const config = loadConfig(own, env)
  const { MAIL_URL, MAIL_DIR } = config as MailConfig
  if (!MAIL_URL && !MAIL_DIR) {
    throw new ConfigError('The environment is wrong: MAIL_URL or MAIL_DIR is required')
  }
  return config
}

export interface Mail {
  /** Recipient, one address. */
  to: string
  /** Recipient of answers, where it is not the sender. */
  replyTo?: Mailbox
  /** Name of the sender; the address is that of the transport. */
  fromName: string
  subject: string
  text: string
  html: string
  /** Images that the HTML shows. */
  pictures?: readonly Picture[]
  attachments?: readonly Attachment[]
}

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

interface Mailbox {
  name: string
  address: string
}

/** A mail that was not sent. Its message omits the mail server's response, which quotes the address. */
export class MailError extends Error {
  override name = 'MailError'
  /** Whether a retry is useless: the address or the content is refused for good. */
  readonly permanent: boolean

  /** @param reason in codes: `EENVELOPE 550` */
  constructor(reason: string, { permanent }: { permanent: boolean }) {
    super(reason)
    this.permanent = permanent
  }
}

/** A letter and the customer whose record it is about. */
export interface Draft {
  letter: Letter
  customer: Mailbox
  attachments?: readonly Attachment[]
}

/** Sources of the letters. */
interface MailContext {
  db: Knex
  links: Links
  /** Returns the full URL of a page of the site. */
  page(path: string): string
  /**
   * Returns the company's identity, for a document that must have it.
   *
   * @throws MailError while the catalog is away: the mail is retried
   */
  company(): Promise<CompanyIdentity>
}

export interface ServiceMails<Events> extends MailPlan<Events> {
  /** Name of the queue in Redis; no two services may share one. */
  queue: string
  /** Types of events by which a person asks for a mail, with a limit of their own. @default none */
  requested?: readonly (keyof Events & string)[]
  /** Whether the service itself bounds the mails that strangers cause, so that no limit of a mailbox holds one. */
  isBounded?: boolean
  /** Writes the letter of an event, or returns undefined when its record was deleted or changed since. */
  draft(
    context: MailContext,
    event: StoredEvent<Events>,
    audience: Audience,
  ): Promise<Draft | undefined>
}

export type MailWriterConfig = MailConfig & { LINK_KEY: string }

/**
 * Returns a function that writes the mail of an event from the state of the database at the time of sending: the letter
 * with sender, recipient and the company's identity as footer. It returns undefined without a letter, and throws a
 * MailError when there is no valid recipient.
 */
export function createMailWriter<Events>(
  config: MailWriterConfig,
  draft: ServiceMails<Events>['draft'],
) {
  const company = new Company(config.CATALOG_URL)
  const links = createLinks(config.LINK_KEY)
  const page = (path: string) => new URL(path, config.PUBLIC_ORIGIN).href
  const { SHOP_MAIL_TO, ADMIN_EMAIL } = config
  const knownCompany = async () => {
    const identity = await company.find()
    // Empty settings are meaningful only once the catalog has answered.
    if (!company.answered) throw new MailError('ECATALOG', { permanent: false })
    return identity
  }

  return async (
    db: Knex,
    event: StoredEvent<Events>,
    audience: Audience,
  ): Promise<Mail | undefined> => {
    const written = await draft({ db, links, page, company: knownCompany }, event, audience)
    if (!written) return undefined
    const { letter, customer, attachments = [] } = written
    const toShop = audience === 'shop'
    const identity = await (toShop && !SHOP_MAIL_TO ? knownCompany() : company.find())
    const { email } = identity
    const footer = footerLines(identity)
    const fromName = senderName(identity)
    const to = toShop ? SHOP_MAIL_TO || email || ADMIN_EMAIL || '' : customer.address
    // Validated on input; checked again because a text with several addresses would reach all of them.
    if (!isEmail(to)) throw new MailError('EADDRESS', { permanent: true })
    const replyTo = toShop ? customer : { name: fromName, address: email }
    return {
      to,
      ...(isEmail(replyTo.address) && { replyTo }),
      fromName,
      subject: letter.subject,
      text: renderText(letter, footer),
      html: renderHtml(letter, footer),
      pictures: picturesOf(letter),
      attachments,
    }
  }
}

/** Sender's name while the company settings have none. */
const platformName = 'Stampa'

function senderName({ legalName }: CompanyIdentity): string {
  return legalName || platformName
}

/** Returns the company's identity, as on its offers (Law 4919/2022, article 22). */
function footerLines(company: CompanyIdentity): string[] {
  const { registryNumber, vatNumber, location, telephone, email } = company
  const numbers = [registryNumber && `ΓΕΜΗ ${registryNumber}`, vatNumber && `ΑΦΜ ${vatNumber}`]
  return [
    fullLegalName(company) || platformName,
    numbers.filter(Boolean).join(' · '),
    [location, telephone, email].filter(Boolean).join(' · '),
  ].filter(line => line !== '')
}

/** Maximum length of a subject: longer ones are cut, since a header has limits. */
const maxSubject = 150

/**
 * Returns a mail as nodemailer's message. Texts from outside become one line in a header, and an
 * address cannot become a list of addresses: nodemailer encodes both.
 *
 * @param from address of the sender
 * @param name the same for every attempt, so that a mailbox recognises a duplicate
 */
export function toMessage(from: string, name: string, mail: Mail) {
  const { to, fromName, replyTo, subject, text, html, pictures = [], attachments = [] } = mail
  return {
    from: { name: oneLine(fromName), address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { ...replyTo, name: oneLine(replyTo.name) } }),
    subject: oneLine(subject).slice(0, maxSubject),
    text,
    html,
    attachments: [
      ...pictures.map(({ id, jpeg }) => ({
        cid: id,
        filename: `${id}.jpg`,
        content: jpeg,
        contentType: 'image/jpeg',
        contentDisposition: 'inline' as const,
      })),
      ...attachments,
    ],
    messageId: `<${name}@${from.split('@').at(-1)}>`,
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
