import {
  type App,
  adminCall,
  errorResponses,
  invalidField,
  Problem,
  Type,
} from '@stampa/service-kit'
import type { FastifyRequest } from 'fastify'
import { generateSecret, generateURI } from 'otplib'
import { requireConfirmed } from '../../accounts/authority.ts'
import { removeEndedSessions } from '../../administrator-changes.ts'
import { stepOf } from '../../second-factor/codes.ts'
import type { Seal } from '../../second-factor/seal.ts'
import {
  activate,
  findSecret,
  readState,
  removeSecondFactor,
  replaceRecoveryCodes,
  storeSecret,
  touchFactor,
} from '../../second-factor/store.ts'
import { endSessions } from '../../sign-in/sessions.ts'

/** Name of the account in an authenticator app, before the e-mail. */
const issuer = 'Stampa'

const state = Type.Object({
  isActive: Type.Boolean(),
  recoveryCodes: Type.Integer({ description: 'Number of unused ones' }),
})

const setUp = Type.Object({
  secret: Type.String({ description: 'Base32, to be typed into an authenticator app' }),
  uri: Type.String({ description: 'otpauth:, for a link or a QR code' }),
})

const proof = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 40, message: 'The code is required' }),
})

const codes = Type.Object({
  recoveryCodes: Type.Array(Type.String(), {
    description: 'Each signs in once in place of a code; they cannot be read again',
  }),
})

export function addSecondFactorRoutes(app: App, seal: Seal): void {
  app.get(
    '/second-factor',
    adminCall(app, 'own', {
      summary: 'Whether the own account has a second factor',
      response: { 200: state },
    }),
    ({ admin }) => readState(app.db, admin.id),
  )

  app.post(
    '/second-factor',
    adminCall(app, 'own', {
      summary:
        'Begins to set up a second factor (TOTP, RFC 6238), with the password of the last ten minutes',
      response: { 200: setUp, ...errorResponses(403, 409) },
    }),
    async ({ admin }) => {
      await requireConfirmed(app.db, admin)
      const secret = generateSecret()
      if (!(await storeSecret(app.db, admin.id, seal.close(secret, admin.id)))) {
        throw new Problem(409, 'second_factor_active', 'There is a second factor already')
      }
      return { secret, uri: generateURI({ issuer, label: admin.email ?? admin.id, secret }) }
    },
  )

  app.post(
    '/second-factor/activation',
    adminCall(app, 'own', {
      summary:
        'Activates the second factor with a code of the app, ends all other sessions, and returns recovery codes',
      body: proof,
      response: { 200: codes, ...errorResponses(403) },
    }),
    async request => {
      const { admin, body } = request
      await requireConfirmed(app.db, admin)
      const sealed = await findSecret(app.db, admin.id, { isActive: false })
      const secret = sealed && seal.open(sealed, admin.id)
      const step = secret && stepOf(body.code, secret)
      if (!sealed || !step) throw wrongCode()
      const recoveryCodes = await app.db.transaction(async tx => {
        if (!(await activate(tx, admin.id, sealed, step))) throw wrongCode()
        await endSessions(tx, admin.id, { except: admin.sessionId })
        return replaceRecoveryCodes(tx, admin.id)
      })
      await removeEndedSessions(app)
      await log('second factor added', request)
      return { recoveryCodes }
    },
  )

  app.post(
    '/second-factor/recovery-codes',
    adminCall(app, 'own', {
      summary: 'Replaces the recovery codes, with the password of the last ten minutes',
      response: { 200: codes, ...errorResponses(403, 404) },
    }),
    async request => {
      const { admin } = request
      await requireConfirmed(app.db, admin)
      const recoveryCodes = await app.db.transaction(async tx => {
        if (!(await touchFactor(tx, admin.id))) throw noSecondFactor()
        return replaceRecoveryCodes(tx, admin.id)
      })
      await log('recovery codes replaced', request)
      return { recoveryCodes }
    },
  )

  app.delete(
    '/second-factor',
    adminCall(app, 'own', {
      summary: 'Removes the second factor, with the password of the last ten minutes',
      response: { 204: Type.Null(), ...errorResponses(403, 404) },
    }),
    async (request, reply) => {
      await requireConfirmed(app.db, request.admin)
      if (!(await removeSecondFactor(app.db, request.admin.id))) throw noSecondFactor()
      await log('second factor removed', request)
      return reply.code(204).send(null)
    },
  )

  function log(event: string, request: FastifyRequest): Promise<void> {
    return app.logSecurity({ event, outcome: 'success', administrator: request.admin.id }, request)
  }
}

function wrongCode(): Problem {
  return invalidField('code', 'The code is wrong or has expired')
}

export function noSecondFactor(): Problem {
  return new Problem(404, 'second_factor_not_found', 'There is no second factor')
}
