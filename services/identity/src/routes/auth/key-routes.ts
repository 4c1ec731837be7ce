import { randomBytes } from 'node:crypto'
import {
  type App,
  adminCall,
  dateTime,
  errorResponses,
  invalidField,
  Problem,
  type Static,
  Type,
  who,
} from '@stampa/service-kit'
import { isId, onlyRow } from '@stampa/service-kit/listing'
import { idParams, requiredText } from '@stampa/service-kit/validation'
import type { Knex } from 'knex'
import { lockPeople, requireCover, requireRole } from '../../accounts/authority.ts'
import { createKeyToken, hashSecret } from '../../accounts/key-tokens.ts'
import { removeEndedSessions } from '../../administrator-changes.ts'
import { scopeOf } from '../../roles.ts'

const time = dateTime()

const keyFields = {
  _id: Type.String({ format: 'uuid', description: 'The client_id' }),
  name: Type.String(),
  role: Type.String({ description: 'Id of the role, whose permissions the key has' }),
  createdBy: Type.String(),
  createdAt: time,
  expiresAt: time,
  usedAt: Type.Union([time, Type.Null()]),
}

const apiKey = Type.Object(keyFields, { $id: 'ApiKey' })

const newApiKey = Type.Object(
  {
    ...keyFields,
    secret: Type.String({ description: 'The client_secret, which no other response has' }),
  },
  { $id: 'NewApiKey' },
)

/** Days that a key may be valid. */
const maxDays = 366

const input = Type.Object({
  name: requiredText(60, 'Name is required'),
  role: Type.String({ minLength: 1, maxLength: 100, message: 'Please select a role' }),
  days: Type.Integer({ minimum: 1, maximum: maxDays, description: 'Days until it expires' }),
})

const tokenRequest = Type.Object({ grant_type: Type.Literal('client_credentials') })

const tokenResponse = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Seconds' }),
    scope: Type.String({ description: 'Permissions, separated by spaces' }),
  },
  { $id: 'AccessToken' },
)

/** Calls for tokens of an address in a quarter of an hour. */
const rateLimit = { max: 300, timeWindow: 15 * 60_000 }

/** Adds the calls for the keys of programs, and the one that exchanges a key for a token (RFC 6749, section 4.4). */
export function addKeyRoutes(app: App): void {
  void app.register(addTokenRoute)

  app.get(
    '/keys',
    adminCall(app, 'people:read', {
      summary: 'The keys of programs, newest first, also those that have expired',
      response: { 200: Type.Array(apiKey) },
    }),
    () => listKeys(app.db),
  )

  app.post(
    '/keys',
    adminCall(app, 'people:write', {
      summary:
        'Creates a key with a role whose permissions the caller has; it ends with the caller’s account, and works while the caller has them',
      body: input,
      response: { 201: newApiKey },
    }),
    async (request, reply) => {
      const { role, days } = request.body
      const name = request.body.name.trim()
      const secret = randomBytes(32).toString('base64url')
      const created = await app.db.transaction(async tx => {
        const caller = await lockPeople(tx, request.admin)
        requireCover(caller, scopeOf(await requireRole(tx, role)))
        const taken = await tx('api_keys').whereRaw('lower(name) = lower(?)', [name]).first('id')
        if (taken) throw invalidField('name', 'There is a key with this name already')
        const [row] = await tx('api_keys')
          .insert({
            name,
            role,
            secret_hash: hashSecret(secret),
            created_by: who(request),
            creator: request.admin.id,
            expires_at: tx.raw(`now() + ? * interval '1 day'`, [days]),
          })
          .returning<{ id: string }[]>('id')
        return onlyRow(await listKeys(tx, row?.id))
      })
      return reply.code(201).send({ ...created, secret })
    },
  )

  app.delete(
    '/keys/:id',
    adminCall(app, 'people:delete', {
      summary: 'Deletes a key, which ends its tokens at once',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      await app.db.transaction(async tx => {
        const caller = await lockPeople(tx, request.admin)
        const [key] = isId(id) ? await listKeys(tx, id) : []
        if (!key) throw new Problem(404, 'key_not_found', 'API key not found')
        requireCover(caller, scopeOf(await requireRole(tx, key.role)))
        await tx('api_keys').where({ id }).delete()
      })
      await removeEndedSessions(app)
      return reply.code(204).send(null)
    },
  )
}

/** Adds the call for tokens in a scope of its own: no other call takes the body of a form. */
const addTokenRoute = async (scoped: App): Promise<void> => {
  scoped.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  scoped.post(
    '/token',
    {
      config: { rateLimit },
      schema: {
        summary:
          'Exchanges an API key, as user and password of HTTP Basic, for a token of five minutes',
        headers: Type.Object({ authorization: Type.Optional(Type.String()) }),
        body: tokenRequest,
        response: { 200: tokenResponse, ...errorResponses(400, 401, 429) },
      },
    },
    async (request, reply) => {
      const { id, secret } = readBasic(request.headers.authorization)
      const { token, scope, seconds } = await createKeyToken(scoped, id, secret).catch(
        async error => {
          if (Problem.is(error)) {
            const event = { event: 'token', outcome: 'failed', administrator: undefined } as const
            await scoped.logSecurity(event, request)
          }
          throw error
        },
      )
      await scoped.db('api_keys').where({ id }).update({ used_at: scoped.db.fn.now() })
      return reply.header('cache-control', 'no-store').send({
        access_token: token,
        token_type: 'Bearer' as const,
        expires_in: seconds,
        scope: scope.join(' '),
      })
    },
  )
}

/**
 * Reads the credentials of HTTP Basic; empty ones of any other header. Neither has characters that a client
 * encodes.
 */
function readBasic(header = ''): { id: string; secret: string } {
  const [, encoded = ''] = /^Basic +([\w+/=-]+)$/i.exec(header) ?? []
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':')
  return { id, secret }
}

async function listKeys(db: Knex, id?: string): Promise<Static<typeof apiKey>[]> {
  const query = db('api_keys').orderBy('created_at', 'desc')
  if (id !== undefined) query.where({ id })
  return query.select('name', 'role', {
    _id: 'id',
    createdBy: 'created_by',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
    usedAt: 'used_at',
  })
}
