import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { ServiceConfig } from '../app/config.ts'
import { unavailable } from '../errors/dependency-problem.ts'
import { Problem } from '../errors/problems.ts'

/** The signed-in administrator. */
export interface Admin {
  id: string
  sessionId: string
  /** E-mail at sign-in; undefined in older tokens. */
  email: string | undefined
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** `onRequest` guard: 401 unless the bearer token is genuine and its session is live. */
    requireAdmin: Guard
    /** `onRequest` guard: 401 unless the bearer token is genuine, whether or not its session has ended. */
    requireToken: Guard
  }
  interface FastifyRequest {
    /** Set by `requireAdmin` and `requireToken`; throws on an unguarded route. */
    readonly admin: Admin
  }
}

export const tokenIssuer = 'stampa-identity'
export const tokenAudience = 'stampa-admin'

/** Milliseconds for which a verified token is not verified again; its session is still checked. */
const maxVerifiedMs = 60_000

/** Returns the Redis key that exists while the session is live. */
export function sessionKey(sessionId: string): string {
  return `session:${sessionId}`
}

/**
 * Verifies identity's tokens with its published keys, and checks in Redis that the session is live, so that signing
 * out ends it at every service at once. While keys or Redis are unavailable the response is 503.
 */
export default fp<{ config: ServiceConfig; keys: JWTVerifyGetKey | undefined }>(
  async (app, { config, keys = remoteKeys(config.JWKS_URL) }) => {
    const admins = new WeakMap<FastifyRequest, Admin>()
    app.decorateRequest('admin', {
      getter() {
        const admin = admins.get(this)
        if (!admin) throw new Error(`${this.routeOptions.url} reads admin without a guard`)
        return admin
      },
    })

    // Verifying a signature takes 0.1 ms, a third of a cached read. Sessions are checked on every call.
    const verified = new LRUCache<string, Admin>({ max: 1000 })
    const requireToken: Guard = async request => {
      const token = bearerToken(request)
      let admin = verified.get(token)
      if (!admin) {
        const { expiresAt, ...claims } = await verify(token, keys)
        admin = claims
        verified.set(token, admin, {
          ttl: Math.max(1, Math.min(expiresAt - Date.now(), maxVerifiedMs)),
        })
      }
      admins.set(request, admin)
    }

    const requireAdmin: Guard = async (request, reply) => {
      await requireToken(request, reply)
      const live = await app.redis.exists(sessionKey(request.admin.sessionId)).catch(error => {
        throw unavailable(error)
      })
      if (live !== 1) throw unauthorized()
    }

    /** Logs the calls that a guard refuses. */
    const logged =
      (guard: Guard): Guard =>
      async (request, reply) => {
        try {
          await guard(request, reply)
        } catch (error) {
          if (Problem.is(error) && error.statusCode === 401) {
            const call = `${request.method} ${request.routeOptions.url}`
            const administrator = admins.get(request)?.id
            await app.logSecurity(
              { event: 'administrator call', outcome: 'refused', administrator, call },
              request,
            )
          }
          throw error
        }
      }

    app.decorate('requireToken', logged(requireToken))
    app.decorate('requireAdmin', logged(requireAdmin))
  },
  { name: 'auth', dependencies: ['redis', 'security-log'] },
)

function remoteKeys(url: string | undefined): JWTVerifyGetKey {
  if (url === undefined) throw new Error('Either JWKS_URL or keys are needed to verify tokens')
  return createRemoteJWKSet(new URL(url), { timeoutDuration: 2000 })
}

function bearerToken(request: FastifyRequest): string {
  const [, token] = /^Bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw unauthorized()
  return token
}

/** @returns the token's administrator, and its expiry in ms since 1970 */
async function verify(
  token: string,
  keys: JWTVerifyGetKey,
): Promise<Admin & { expiresAt: number }> {
  try {
    const { payload } = await jwtVerify<{ sid?: unknown; email?: unknown }>(token, keys, {
      algorithms: ['EdDSA'],
      issuer: tokenIssuer,
      audience: tokenAudience,
      requiredClaims: ['sub', 'sid', 'exp'],
    })
    const { sub, sid, email, exp = 0 } = payload
    if (sub === undefined || typeof sid !== 'string') throw unauthorized()
    return {
      id: sub,
      sessionId: sid,
      email: typeof email === 'string' ? email : undefined,
      expiresAt: exp * 1000,
    }
  } catch (error) {
    if (Problem.is(error)) throw error
    const isTokenFault = error instanceof errors.JOSEError && !keyFaults.includes(error.code)
    throw isTokenFault ? unauthorized() : unavailable(error)
  }
}

/** Codes of jose's errors that mean that the keys could not be fetched or read. */
const keyFaults = ['ERR_JOSE_GENERIC', 'ERR_JWK_INVALID', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']

/** Returns the 401 of a call without a live session. */
export function unauthorized(): Problem {
  return new Problem(401, 'unauthorized', 'Authentication required', {
    headers: { 'www-authenticate': 'Bearer' },
  })
}
