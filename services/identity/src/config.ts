import { baseConfig, type Static, Type } from '@stampa/service-kit'
import { passwordLength } from './password-rules.ts'

const { JWKS_URL: _published, ...common } = baseConfig.properties

export const identityConfig = Type.Object({
  ...common,
  /**
   * File with PKCS8 PEM of an Ed25519 key. Of several keys the first signs and all verify: to rotate, put the new key
   * first, and remove the old one when its last token has expired.
   */
  JWT_PRIVATE_KEY_FILE: Type.String({ minLength: 1 }),
  /** Secret key of the links in mails: 32 random bytes or more, as text. Changing it invalidates all links. */
  LINK_KEY: Type.String({ minLength: 32 }),
  /**
   * Minutes without use after which a session ends; printing an order and a break are shorter. It lasts twelve hours at
   * most.
   */
  SESSION_IDLE_MINUTES: Type.Integer({ default: 120, minimum: 5, maximum: 720 }),
  /** The first administrator, created if there is none. There is no default password. */
  ADMIN_EMAIL: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
  ADMIN_PASSWORD: Type.Optional(Type.String(passwordLength)),
  /** Days after which the first administrator's password expires: for a generated one, which many may have read. */
  ADMIN_PASSWORD_DAYS: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
})

/** Variables of the worker, which has no signing key. */
export const workerBase = { ...baseConfig.properties, LINK_KEY: identityConfig.properties.LINK_KEY }

export type IdentityConfig = Static<typeof identityConfig>
