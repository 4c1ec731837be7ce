import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { type App, Problem, type Static } from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'
import { type Challenges, relyingParty } from './challenges.ts'
import { type assertion, toCredential } from './schema.ts'
import { countUse, findKey, type PasskeyKey } from './store.ts'

/** Purpose of the challenges of sign-ins. */
export const signInPurpose = 'sign-in'

/**
 * Returns the passkey that has signed a challenge, with its administrator.
 *
 * @throws Problem 401, the same for an unknown passkey and any fault of a known one
 */
export async function verifyPasskey(
  { db }: Pick<App, 'db'>,
  challenges: Challenges,
  request: FastifyRequest,
  response: Static<typeof assertion>,
): Promise<PasskeyKey> {
  const { clientDataJSON, userHandle } = response
  const expectedChallenge = await challenges.use(clientDataJSON, signInPurpose)
  const key = await findKey(db, response.id)
  if (expectedChallenge === undefined || !key || userHandle !== handleOf(key.administratorId)) {
    throw refused()
  }
  const { id, origin } = relyingParty(request)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: toCredential(response),
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(key.publicKey),
      counter: key.counter,
    },
  }).catch(cause => {
    throw refused(cause)
  })
  if (!verified || !(await countUse(db, key, authenticationInfo.newCounter))) throw refused()
  return key
}

function refused(cause?: unknown): Problem {
  return new Problem(401, 'invalid_passkey', 'The passkey was not accepted', { cause })
}

/** Returns the id that the authenticator stores with the passkey. */
function handleOf(administratorId: string): string {
  return Buffer.from(administratorId).toString('base64url')
}
