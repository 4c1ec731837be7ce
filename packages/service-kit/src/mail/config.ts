import { type Static, type TObject, Type } from 'typebox'
import { ConfigError, loadConfig } from '../app/config.ts'

/** The environment of a process that sends mails; spread it into the schema of its configuration. */
export const mailConfig = {
  /** Base URL of the catalog service: who the company is that writes. */
  CATALOG_URL: Type.String({ format: 'uri' }),
  /** The site's own address, which links in mails begin with: `https://www.example.gr`. */
  PUBLIC_ORIGIN: Type.String({ format: 'uri' }),
  /** `smtp://user:password@host:587`; `smtps:` for TLS from the start, `?requireTLS=true` to insist. */
  MAIL_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  /** Where mails are kept as files while there is no MAIL_URL. */
  MAIL_DIR: Type.Optional(Type.String({ minLength: 1 })),
  /** Address that mails are from; the mail server must be allowed to send for it. */
  MAIL_FROM: Type.String({ format: 'email', default: 'no-reply@stampa.example' }),
  /** Where the shop is written to; otherwise to the e-mail of its company settings. */
  SHOP_MAIL_TO: Type.Optional(Type.String({ format: 'email' })),
  /** The first administrator, who is written to while the shop has no address at all. */
  ADMIN_EMAIL: Type.Optional(Type.String({ format: 'email' })),
}

const schema = Type.Object(mailConfig)
export type MailConfig = Static<typeof schema>

/** @throws ConfigError that names every wrong variable, or that mails would go nowhere */
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
