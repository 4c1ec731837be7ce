import { randomBytes } from 'node:crypto'
import type { App } from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'

/** Time in which a browser must answer a challenge, s. */
export const challengeLifetime = 5 * 60

export type Challenges = ReturnType<typeof createChallenges>

/** Random texts that an authenticator signs, each accepted once and for the purpose that it was made for. */
export function createChallenges({ redis }: Pick<App, 'redis'>) {
  const keyOf = (challenge: string) => `passkey:${challenge}`
  return {
    /** @param purpose `sign-in`, or the id of the administrator who adds a passkey */
    async create(purpose: string): Promise<string> {
      const challenge = randomBytes(32).toString('base64url')
      await redis.set(keyOf(challenge), purpose, 'EX', challengeLifetime)
      return challenge
    },

    /**
     * Uses up the challenge that an authenticator has signed.
     *
     * @param clientData `clientDataJSON` of its response
     * @returns the challenge; undefined when it was used, has expired, or was made for another purpose
     */
    async use(clientData: string, purpose: string): Promise<string | undefined> {
      const challenge = challengeIn(clientData)
      if (challenge === undefined) return undefined
      return (await redis.getdel(keyOf(challenge))) === purpose ? challenge : undefined
    },
  }
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return /^[\w-]{43}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the site that passkeys belong to: that of the request's page. The gateway answers only the site's
 * own hosts, and replaces the headers that name them.
 */
export function relyingParty({
  protocol,
  host,
  hostname,
}: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>) {
  return { id: hostname, origin: `${protocol}://${host}` }
}
