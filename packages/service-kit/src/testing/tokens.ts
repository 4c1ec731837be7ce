import { hash, randomUUID } from 'node:crypto'
import type { Scope } from '@stampa/rules/permissions'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
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
  /** Permissions; by default none is stated, as by releases without roles. */
  scope?: Scope
  /** Seconds without use after which the session ends. */
  idle?: number
  issuer?: string
  audience?: string
  /** Thumbprint of the key that the token is bound to. */
  jkt?: string
  /** Seconds from now; negative for an expired token. */
  expiresIn?: number
}

/** Signs a token like identity, or with options an invalid one. */
export function signToken(keys: TestKeys, options: TokenOptions = {}): Promise<string> {
  const {
    sub = randomUUID(),
    sid = randomUUID(),
    email,
    scope,
    idle,
    jkt,
    expiresIn = 3600,
  } = options
  return new SignJWT({
    sid,
    ...(email !== undefined && { email }),
    ...(scope && { scope: scope.join(' ') }),
    ...(idle !== undefined && { idle }),
    ...(jkt && { cnf: { jkt } }),
  })
    .setProtectedHeader({ alg: 'EdDSA', kid: keys.kid })
    .setSubject(sub)
    .setIssuer(options.issuer ?? tokenIssuer)
    .setAudience(options.audience ?? tokenAudience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
    .sign(keys.privateKey)
}

/** A client's key, to which its tokens are bound. */
export interface DpopKey {
  privateKey: CryptoKey
  publicJwk: JWK
  thumbprint: string
}

export async function createDpopKey(): Promise<DpopKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const publicJwk = await exportJWK(publicKey)
  return { privateKey, publicJwk, thumbprint: await calculateJwkThumbprint(publicJwk) }
}

export interface DpopProofOptions {
  htm: string
  htu: string
  /** Token that the proof is made for. */
  token?: string
  /** Replaces claims; undefined removes one. */
  claims?: Record<string, unknown>
  /** Replaces parameters of the header; undefined removes one. */
  header?: Record<string, unknown>
}

/** Signs a DPoP proof like a browser, or with options an invalid one. */
export function signDpopProof(
  { privateKey, publicJwk }: Pick<DpopKey, 'privateKey' | 'publicJwk'>,
  { htm, htu, token, claims, header }: DpopProofOptions,
): Promise<string> {
  return new SignJWT({
    htm,
    htu,
    iat: Math.floor(Date.now() / 1000),
    jti: randomUUID(),
    ...(token !== undefined && { ath: hash('sha256', token, 'base64url') }),
    ...claims,
  })
    .setProtectedHeader({
      typ: 'dpop+jwt',
      alg: 'ES256',
      jwk: publicJwk,
      ...header,
    } as JWTHeaderParameters)
    .sign(privateKey)
}
