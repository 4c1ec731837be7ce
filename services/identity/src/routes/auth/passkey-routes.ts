import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  type App,
  adminCall,
  errorResponses,
  invalidField,
  Problem,
  type Static,
  Type,
} from '@stampa/service-kit'
import { idParams, requiredText } from '@stampa/service-kit/validation'
import { requireConfirmed } from '../../accounts/authority.ts'
import { type Challenges, challengeLifetime, relyingParty } from '../../passkeys/challenges.ts'
import { creationOptions, passkey, registration, toCredential } from '../../passkeys/schema.ts'
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  listPasskeys,
  requireRoom,
} from '../../passkeys/store.ts'

const added = Type.Object({
  name: requiredText(60, 'Name is required'),
  credential: registration,
})

export function addPasskeyRoutes(app: App, challenges: Challenges): void {
  app.get(
    '/passkeys',
    adminCall(app, 'own', {
      summary: 'The own passkeys, oldest first',
      response: { 200: Type.Array(passkey) },
    }),
    ({ admin }) => listPasskeys(app.db, admin.id),
  )

  app.post(
    '/passkeys/options',
    adminCall(app, 'own', {
      summary: 'Options of the browser’s call that makes a passkey, valid for five minutes',
      response: { 200: creationOptions, ...errorResponses(403, 409) },
    }),
    async request => {
      const { admin } = request
      await requireConfirmed(app.db, admin)
      await requireRoom(app.db, admin.id)
      const credentials = await listCredentials(app.db, admin.id)
      const options = await generateRegistrationOptions({
        rpName: 'Stampa',
        rpID: relyingParty(request).id,
        userID: Buffer.from(admin.id),
        userName: admin.email ?? admin.id,
        challenge: Buffer.from(await challenges.create(admin.id), 'base64url'),
        timeout: challengeLifetime * 1000,
        attestationType: 'none',
        excludeCredentials: credentials.map(id => ({ id })),
      })
      return {
        ...options,
        authenticatorSelection: {
          // So that the sign-in needs no e-mail.
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          // A passkey is two factors: the device, and the person's finger or PIN.
          userVerification: 'required' as const,
        },
      }
    },
  )

  app.post(
    '/passkeys',
    adminCall(app, 'own', {
      summary: 'Adds a passkey, with the password of the last ten minutes',
      body: added,
      response: { 201: passkey, ...errorResponses(403, 409) },
    }),
    async (request, reply) => {
      const { admin, body } = request
      await requireConfirmed(app.db, admin)
      const { credential } = await verifyRegistration(request, challenges)
      const row = await app.db.transaction(tx =>
        insertPasskey(tx, {
          administratorId: admin.id,
          name: body.name.trim(),
          credential: credential.id,
          publicKey: credential.publicKey,
          counter: credential.counter,
        }),
      )
      if (!row) throw new Problem(409, 'passkey_known', 'This passkey is registered already')
      await app.logSecurity(
        { event: 'passkey added', outcome: 'success', administrator: admin.id },
        request,
      )
      return reply.code(201).send(row)
    },
  )

  app.delete(
    '/passkeys/:id',
    adminCall(app, 'own', {
      summary: 'Removes a passkey, with the password of the last ten minutes',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(403, 404) },
    }),
    async (request, reply) => {
      const { admin, params } = request
      await requireConfirmed(app.db, admin)
      if (!(await deletePasskey(app.db, admin.id, params.id))) {
        throw new Problem(404, 'passkey_not_found', 'Passkey not found')
      }
      await app.logSecurity(
        { event: 'passkey removed', outcome: 'success', administrator: admin.id },
        request,
      )
      return reply.code(204).send(null)
    },
  )
}

/** @throws Problem 400 for a response to another challenge, of another site, or that is no valid one */
async function verifyRegistration(
  request: Parameters<typeof relyingParty>[0] & {
    admin: { id: string }
    body: Static<typeof added>
  },
  challenges: Challenges,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
  const { admin, body } = request
  const { id, origin } = relyingParty(request)
  const refused = (cause?: unknown) =>
    invalidField('credential', 'The passkey was not accepted', cause)
  const expectedChallenge = await challenges.use(body.credential.clientDataJSON, admin.id)
  if (expectedChallenge === undefined) throw refused()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: toCredential(body.credential),
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(cause => {
    throw refused(cause)
  })
  if (!verified) throw refused()
  return registrationInfo
}
