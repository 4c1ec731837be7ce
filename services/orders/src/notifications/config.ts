import { baseConfig, ConfigError, loadConfig, type Static, Type } from '@stampa/service-kit'
import { configSchema as serviceConfig } from '../config.ts'

const { CATALOG_URL, LINK_KEY } = serviceConfig.properties

const workerConfig = Type.Object({
  ...baseConfig.properties,
  CATALOG_URL,
  LINK_KEY,
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
})

export type WorkerConfig = Static<typeof workerConfig>

/** @throws ConfigError that names every wrong variable, or that mails would go nowhere */
export function loadWorkerConfig(env?: Record<string, string | undefined>): WorkerConfig {
  const config = loadConfig(workerConfig, env)
  if (!config.MAIL_URL && !config.MAIL_DIR) {
    throw new ConfigError('The environment is wrong: MAIL_URL or MAIL_DIR is required')
  }
  return config
}
