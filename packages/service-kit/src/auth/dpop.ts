import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import { Problem } from '../errors/problems.ts'

/**
 * Age at which a proof expires, s. The gateway forwards an upload when it is complete: 52 MB at 0.7 Mbit/s take ten
 * minutes. Within this time Redis refuses a second use.
 */
const maxAge = 600

/** Time that a client's clock may be ahead, s. */
const clockTolerance = 5

/** Seconds for which a used proof is remembered. */
export const usedProofLifetime = maxAge + 2 * clockTolerance

export interface DpopProof {
  /** RFC 7638 thumbprint of the key that signed it: `cnf.jkt` of the tokens that are bound to the key. */
  thumbprint: string
  /** Unique among the proofs of the key. */
  id: string
}

/**
 * Verifies the `DPoP` header of a request (RFC 9449, section 4.3): the client has the private key, and signed this
 * request just now.
 *
 * @param token that the proof must be made for; undefined at the sign-in
 * @throws Problem 401
 */
export async function verifyDpopProof(
  { headers, method, host, url }: FastifyRequest,
  token?: string,
): Promise<DpopProof> {
  try {
    const { payload, protectedHeader } = await jwtVerify(String(headers.dpop), EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      maxTokenAge: maxAge,
      clockTolerance,
    })
    const { htm, htu, jti: id, ath } = payload
    const { jwk } = protectedHeader
    if (
      jwk &&
      htm === method &&
      typeof htu === 'string' &&
      isSameTarget(new URL(htu), host, url) &&
      typeof id === 'string' &&
      id.length <= 100 &&
      (token === undefined || ath === hash('sha256', token, 'base64url'))
    ) {
      return { thumbprint: await calculateJwkThumbprint(jwk), id }
    }
  } catch {
    // Whatever cannot be verified is refused below.
  }
  throw invalidDpopProof()
}

/** Compares host and path. The scheme is not compared: both are the same site. */
function isSameTarget(target: URL, host: string, url: string): boolean {
  const requested = new URL(`${target.protocol}//${host}${url}`)
  return target.host === requested.host && target.pathname === requested.pathname
}

/** Returns the 401 for a bound token without a valid proof. */
export function invalidDpopProof(): Problem {
  return new Problem(401, 'unauthorized', 'Authentication required', {
    headers: { 'www-authenticate': 'DPoP error="invalid_dpop_proof", algs="ES256"' },
  })
}
