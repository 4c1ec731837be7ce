import type { Scope } from '@stampa/rules/permissions'
import {
  adminCall,
  adminOnly,
  errorResponses,
  invalidField,
  publicCache,
  type RoutePlugin,
  Type,
  unauthorized,
  verifyDpopProof,
} from '@stampa/service-kit'
import { addAuditRoutes } from '@stampa/service-kit/audit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Administrator,
  changePassword,
  confirmSession,
  findById,
} from '../../accounts/administrators.ts'
import { removeEndedSessions } from '../../administrator-changes.ts'
import type { IdentityConfig } from '../../config.ts'
import { challengeLifetime, createChallenges, relyingParty } from '../../passkeys/challenges.ts'
import { assertion, requestOptions } from '../../passkeys/schema.ts'
import { signInPurpose } from '../../passkeys/sign-in.ts'
import { findWeakness } from '../../password-rules.ts'
import { hashPassword } from '../../passwords.ts'
import { createSeal } from '../../second-factor/seal.ts'
import { setDevice } from '../../sign-in/device.ts'
import { createSignIn, endSession, type SignIn } from '../../sign-in/sign-in.ts'
import { addKeyRoutes } from './key-routes.ts'
import { addPasskeyRoutes } from './passkey-routes.ts'
import { addPasswordLinkRoutes } from './password-link-routes.ts'
import { addPeopleRoutes } from './people-routes.ts'
import { addRoleRoutes } from './role-routes.ts'
import {
  confirmation,
  credentials,
  jwks,
  passwordChange,
  session,
  signInHeaders,
  user,
} from './schema.ts'
import { addSecondFactorRoutes } from './second-factor-routes.ts'
import { addSessionRoutes } from './session-routes.ts'
import { addViewRoutes } from './view-routes.ts'

const routes: RoutePlugin<IdentityConfig> = async (app, { config }) => {
  const seal = createSeal(config.LINK_KEY)
  const challenges = createChallenges(app)
  const idle = config.SESSION_IDLE_MINUTES * 60
  const { signIn, signInByPasskey, verifyAgain } = createSignIn(app, { idle, seal, challenges })
  addPasswordLinkRoutes(app, config.LINK_KEY)
  addPeopleRoutes(app, config.LINK_KEY)
  addRoleRoutes(app)
  addKeyRoutes(app)
  addSessionRoutes(app)
  addViewRoutes(app)
  addSecondFactorRoutes(app, seal)
  addPasskeyRoutes(app, challenges)
  addAuditRoutes(app)

  app.post(
    '/login',
    {
      schema: {
        summary: 'Sign in; an account with a second factor also needs its code',
        headers: signInHeaders,
        body: credentials,
        response: { 200: session, ...errorResponses(401, 429) },
      },
    },
    async (request, reply) =>
      answer(request, reply, await signIn(request, request.body, await boundTo(request))),
  )

  app.post(
    '/login/passkey/options',
    {
      config: { rateLimit },
      schema: {
        summary: 'Options of the browser’s call that signs in by a passkey, valid for five minutes',
        response: { 200: requestOptions, ...errorResponses(429) },
      },
    },
    async request => ({
      challenge: await challenges.create(signInPurpose),
      rpId: relyingParty(request).id,
      timeout: challengeLifetime * 1000,
      userVerification: 'required' as const,
    }),
  )

  app.post(
    '/login/passkey',
    {
      config: { rateLimit },
      schema: {
        summary: 'Sign in by a passkey, which is both factors',
        headers: signInHeaders,
        body: assertion,
        response: { 200: session, ...errorResponses(401, 429) },
      },
    },
    async (request, reply) =>
      answer(request, reply, await signInByPasskey(request, request.body, await boundTo(request))),
  )

  app.get(
    '/user',
    adminCall(app, 'own', {
      summary: 'The signed-in administrator: 200 means that the token is valid',
      response: { 200: user },
    }),
    async request => {
      const administrator = await findById(app.db, request.admin.id)
      if (!administrator) throw unauthorized()
      return toUser(administrator, request.admin.scope)
    },
  )

  app.post(
    '/logout',
    {
      // Not requireAdmin: a client that lost the response repeats the call after the session has ended.
      onRequest: app.requireToken,
      schema: {
        summary: 'End the session everywhere',
        security: adminOnly,
        'x-permission': 'own',
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id, sessionId } = request.admin
      await endSession(app, sessionId)
      await app.logSecurity({ event: 'sign-out', outcome: 'success', administrator: id }, request)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/password',
    adminCall(app, 'own', {
      summary: 'Change the own password, which ends all sessions of the administrator',
      body: passwordChange,
      response: { 204: Type.Null(), ...errorResponses(429) },
    }),
    async (request, reply) => {
      const { password, newPassword } = request.body
      const administrator = await verifyAgain(request, password)
      const weakness = findWeakness(newPassword, administrator.email)
      if (weakness !== undefined) throw invalidField('newPassword', weakness)
      const hash = await app.hashSlots(() => hashPassword(newPassword))
      if (!(await changePassword(app.db, administrator, hash))) throw unauthorized()
      await removeEndedSessions(app)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/confirm',
    adminCall(app, 'own', {
      summary:
        'Enters the own password again, which changes of people and roles require every ten minutes',
      body: confirmation,
      response: { 204: Type.Null(), ...errorResponses(429) },
    }),
    async (request, reply) => {
      await verifyAgain(request, request.body.password)
      await confirmSession(app, request.admin.sessionId)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/jwks',
    {
      schema: { summary: 'Public keys of the tokens (RFC 7517)', response: { 200: jwks } },
      onSend: publicCache(60),
    },
    () => app.signingKeys.jwks,
  )
}

export default routes

/** Sign-ins by passkeys of an address in a quarter of an hour. */
const rateLimit = { max: 60, timeWindow: 15 * 60_000 }

/** Returns the thumbprint of the key that a sign-in binds its session to, if any. */
async function boundTo(request: FastifyRequest): Promise<string | undefined> {
  // Not remembered: sent again without the credentials, the proof is worthless.
  if (request.headers.dpop === undefined) return undefined
  return (await verifyDpopProof(request)).thumbprint
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { administrator, scope, token, expiresAt, device }: SignIn,
) {
  setDevice(request, reply, device)
  return { token, expiresAt, user: toUser(administrator, scope) }
}

function toUser(
  { id, email, createdAt, role, passwordExpiresAt }: Administrator,
  permissions: Scope,
) {
  return {
    _id: id,
    email,
    createdAt,
    role,
    permissions: [...permissions],
    ...(passwordExpiresAt && { passwordExpiresAt }),
  }
}
