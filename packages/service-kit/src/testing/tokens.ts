import { randomUUID } from 'node:crypto'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  type JWK,
  SignJWT,
} from 'jose'
import { tokenAudience, tokenIssuer } from '../auth/plugin.ts'

export interface TestKeys {
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  publicJwk: JWK
  privatePem: string
}

/** Creates a key pair like identity's. */
export async function createTestKeys(): Promise<TestKeys> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return {
    kid,
    privateKey,
    publicKey,
    publicJwk: { ...jwk, kid, alg: 'EdDSA', use: 'sig' },
    privatePem: await exportPKCS8(privateKey),
  }
}

export interface TokenOptions {
  sub?: string
  sid?: string
  email?: string
  issuer?: string
  audience?: string
  /** Seconds from now; negative for an expired token. */
  expiresIn?: number
}

/** Signs a token like identity, or with options an invalid one. */
export function signToken(keys: TestKeys, options: TokenOptions = {}): Promise<string> {
  const { sub = randomUUID(), sid = randomUUID(), email, expiresIn = 3600 } = options
  return new SignJWT({ sid, ...(email !== undefined && { email }) })
    .setProtectedHeader({ alg: 'EdDSA', kid: keys.kid })
    .setSubject(sub)
    .setIssuer(options.issuer ?? tokenIssuer)
    .setAudience(options.audience ?? tokenAudience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
    .sign(keys.privateKey)
}
