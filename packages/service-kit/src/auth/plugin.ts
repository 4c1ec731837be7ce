import type { Scope } from '@stampa/rules/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { ServiceConfig } from '../app/config.ts'
import { type Author, asAuthor } from '../audit/author.ts'
import { unavailable } from '../errors/dependency-problem.ts'
import { Problem } from '../errors/problems.ts'
import { isSafe } from '../http/same-site.ts'
import { invalidDpopProof, usedProofLifetime, verifyDpopProof } from './dpop.ts'
import { isSessionLive } from './live-session.ts'
import { forbidden, readScope, refuseUnstated, requirePermission } from './requirement.ts'

/** The signed-in administrator. */
export interface Admin {
  id: string
  sessionId: string
  /** E-mail at sign-in; undefined in older tokens. */
  email: string | undefined
  /** The permissions of the role at sign-in; a change of the role ends the session. */
  scope: Scope
  /** Seconds without use after which the session ends; undefined in older tokens. */
  idle: number | undefined
}

/** Content of a genuine token. */
interface Token {
  admin: Admin
  /** Thumbprint of the key that must sign a proof for every call; undefined for a plain bearer token. */
  boundTo: string | undefined
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * `onRequest` guard: 401 unless the token is genuine, used with its key, and its session is live; 403 without the
     * permission that the route's schema states. Begins the idle time again, unless the call has `x-unattended`.
     */
    requireAdmin: Guard
    /**
     * `onRequest` guard: 401 unless the token is genuine and used with its key, whether or not its session
     * has ended.
     */
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

/**
 * Verifies identity's tokens with its published keys, and checks in Redis that the session is live, so that signing
 * out or idleness ends it at every service at once. While keys or Redis are unavailable the response is 503.
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

    // Saves verifying the signature again. Sessions and proofs are checked on every call.
    const verified = new LRUCache<string, Token>({ max: 1000 })

    async function readToken(request: FastifyRequest, { text }: Credentials): Promise<Token> {
      let token = verified.get(text)
      if (!token) {
        const { expiresAt, ...content } = await verify(text, keys)
        token = content
        verified.set(text, token, {
          ttl: Math.max(1, Math.min(expiresAt - Date.now(), maxVerifiedMs)),
        })
      }
      admins.set(request, token.admin)
      return token
    }

    /** Accepts one proof once. The specification's scheme `Bearer` needs a proof too, unlike in RFC 9449. */
    async function requireProof(
      request: FastifyRequest,
      { scheme, text }: Credentials,
      { boundTo }: Token,
    ): Promise<void> {
      if (boundTo === undefined) {
        if (scheme === 'dpop') throw unauthorized()
        return
      }
      const { thumbprint, id } = await verifyDpopProof(request, text)
      if (thumbprint !== boundTo) throw invalidDpopProof()
      const key = `dpop:${thumbprint}:${id}`
      const stored = await app.redis.set(key, '', 'EX', usedProofLifetime, 'NX').catch(fail)
      if (stored === null) throw invalidDpopProof()
    }

    const requireToken: Guard = async request => {
      const credentials = readCredentials(request)
      await requireProof(request, credentials, await readToken(request, credentials))
    }

    const requireAdmin: Guard = async request => {
      const credentials = readCredentials(request)
      const token = await readToken(request, credentials)
      // Before the session's idle time begins again: a stolen token without its key is no use of the session.
      await requireProof(request, credentials, token)
      const isUse = !isUnattended(request)
      const live = await isSessionLive(app.redis, token.admin, { isUse }).catch(fail)
      if (!live) throw unauthorized()
      const { 'x-permission': requires } = request.routeOptions.schema ?? {}
      if (requires === undefined) {
        throw new Error(`${request.routeOptions.url} states no permission`)
      }
      // The token of a key names the key itself as its session: there is no account that could be its own.
      const { id, sessionId } = token.admin
      if (requires === 'own' && id === sessionId) throw forbidden()
      requirePermission(request, requires)
    }

    /** Logs the calls that a guard refuses. */
    const logged =
      (guard: Guard): Guard =>
      async (request, reply) => {
        try {
          await guard(request, reply)
        } catch (error) {
          if (Problem.is(error) && error.statusCode < 500) {
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

    // Not earlier: a handler continues after its body has arrived, outside of the context of the hooks before.
    app.addHook('preHandler', (request, _reply, done) => {
      const admin = isSafe(request.method) ? undefined : admins.get(request)
      asAuthor(admin && authorOf(admin, request), done)
    })
    app.addHook('onRoute', refuseUnstated)
    app.decorate('requireToken', logged(requireToken))
    app.decorate('requireAdmin', logged(requireAdmin))
  },
  { name: 'auth', dependencies: ['redis', 'security-log'] },
)

function authorOf({ id, email }: Admin, { method, routeOptions }: FastifyRequest): Author {
  return { id, email: email ?? null, call: `${method} ${routeOptions.url}` }
}

function remoteKeys(url: string | undefined): JWTVerifyGetKey {
  if (url === undefined) throw new Error('Either JWKS_URL or keys are needed to verify tokens')
  return createRemoteJWKSet(new URL(url), { timeoutDuration: 2000 })
}

/** Returns whether a page makes the call by itself, as an open list does that looks for new records. */
function isUnattended({ headers }: FastifyRequest): boolean {
  return headers['x-unattended'] !== undefined
}

function fail(error: unknown): never {
  throw unavailable(error)
}

interface Credentials {
  scheme: 'bearer' | 'dpop'
  /** The token as sent. */
  text: string
}

function readCredentials({ headers }: FastifyRequest): Credentials {
  const [, scheme, text] = /^(Bearer|DPoP) +([\w.-]+)$/i.exec(headers.authorization ?? '') ?? []
  if (scheme === undefined || text === undefined) throw unauthorized()
  return { scheme: scheme.toLowerCase() === 'dpop' ? 'dpop' : 'bearer', text }
}

/** @returns the token's content, and its expiry in ms since 1970 */
async function verify(
  token: string,
  keys: JWTVerifyGetKey,
): Promise<Token & { expiresAt: number }> {
  try {
    const { payload } = await jwtVerify<Claims>(token, keys, {
      algorithms: ['EdDSA'],
      issuer: tokenIssuer,
      audience: tokenAudience,
      requiredClaims: ['sub', 'sid', 'exp'],
    })
    const { sub, sid, email, scope, idle, cnf, exp = 0 } = payload
    if (sub === undefined || typeof sid !== 'string') throw unauthorized()
    return {
      admin: {
        id: sub,
        sessionId: sid,
        email: typeof email === 'string' ? email : undefined,
        scope: readScope(scope),
        idle,
      },
      boundTo: cnf?.jkt,
      expiresAt: exp * 1000,
    }
  } catch (error) {
    if (Problem.is(error)) throw error
    const isTokenFault = error instanceof errors.JOSEError && !keyFaults.includes(error.code)
    throw isTokenFault ? unauthorized() : unavailable(error)
  }
}

interface Claims {
  sid?: unknown
  email?: unknown
  scope?: unknown
  /** Written by identity only, like `cnf`. */
  idle?: number
  cnf?: { jkt: string }
}

/** Codes of jose's errors that mean that the keys could not be fetched or read. */
const keyFaults = ['ERR_JOSE_GENERIC', 'ERR_JWK_INVALID', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']

/** Returns the 401 of a call without a live session. */
export function unauthorized(): Problem {
  return new Problem(401, 'unauthorized', 'Authentication required', {
    headers: { 'www-authenticate': 'Bearer' },
  })
}
