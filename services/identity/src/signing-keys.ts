import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Scope } from '@stampa/rules/permissions'
import { tokenAudience, tokenIssuer } from '@stampa/service-kit'
import { calculateJwkThumbprint, createLocalJWKSet, type JWTVerifyGetKey, SignJWT } from 'jose'

export interface TokenClaims {
  administratorId: string
  sessionId: string
  /** Recorded by other services as the author of a change. */
  email: string
  /** Permissions, which every service enforces. */
  scope: Scope
  /** Seconds without use after which the session ends; undefined for the token of a key. */
  idle?: number
  expiresAt: Date
  /** Thumbprint of the browser's key (RFC 9449), without which the token is worthless; undefined for a plain one. */
  boundTo?: string | undefined
}

/** A public Ed25519 key (RFC 8037). */
export interface PublicJwk {
  kty: string
  crv: string
  x: string
  kid: string
  use: string
  alg: string
}

export interface SigningKeys {
  /** JWK set that other services fetch: public keys only, each with its RFC 7638 thumbprint as `kid`. */
  jwks: { keys: PublicJwk[] }
  verify: JWTVerifyGetKey
  sign(claims: TokenClaims): Promise<string>
}

/**
 * Reads the keys of identity's tokens. The first key signs; all of them verify, so that a key change ends no
 * session.
 *
 * @throws when the file holds no key, or one that is not Ed25519
 */
export async function loadSigningKeys(file: string): Promise<SigningKeys> {
  const blocks = (await readFile(file, 'utf8')).match(pemBlock) ?? []
  const keys = blocks.map(pem => createPrivateKey(pem))
  const [current] = keys
  if (!current) throw new Error(`${file} holds no PKCS8 private key`)
  if (keys.some(key => key.asymmetricKeyType !== 'ed25519')) {
    throw new Error(`${file} holds a key that is not Ed25519`)
  }
  const jwks = { keys: await Promise.all(keys.map(publicJwk)) }
  const { kid } = await publicJwk(current)
  return {
    jwks,
    verify: createLocalJWKSet(jwks),
    sign: ({ administratorId, sessionId, email, scope, idle, expiresAt, boundTo }) =>
      new SignJWT({
        sid: sessionId,
        email,
        scope: scope.join(' '),
        idle,
        ...(boundTo && { cnf: { jkt: boundTo } }),
      })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setIssuer(tokenIssuer)
        .setAudience(tokenAudience)
        .setSubject(administratorId)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(current),
  }
}

const pemBlock = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/g

async function publicJwk(privateKey: KeyObject): Promise<PublicJwk> {
  const { kty, crv, x } = createPublicKey(privateKey).export({ format: 'jwk' })
  if (!kty || !crv || !x) throw new Error('an Ed25519 key has kty, crv and x')
  const kid = await calculateJwkThumbprint({ kty, crv, x })
  return { kty, crv, x, kid, use: 'sig', alg: 'EdDSA' }
}
