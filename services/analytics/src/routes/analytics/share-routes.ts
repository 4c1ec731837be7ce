import { randomBytes } from 'node:crypto'
import { type App, errorResponses, Problem, Type } from '@stampa/service-kit'
import { readRange } from '../../dashboard/range.ts'
import { shareOf, tokenHash } from '../../shares/share-access.ts'
import { deleteShare, insertShare, listShares, type Share } from '../../shares/store.ts'

/** Days that a share can be read. */
const sharedDays = 30

const date = Type.Optional(Type.String({ format: 'date' }))

const shareBody = Type.Object({ startDate: date, endDate: date })

const shownShare = Type.Object({
  _id: Type.String(),
  startDate: Type.Union([Type.String(), Type.Null()]),
  endDate: Type.Union([Type.String(), Type.Null()]),
  createdBy: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String({ format: 'date-time' }),
  expiresAt: Type.String({ format: 'date-time' }),
})

/** What whoever has a link may know of it. */
const ownShare = Type.Pick(shownShare, ['startDate', 'endDate', 'expiresAt'])

const newShare = Type.Object({ ...shownShare.properties, token: Type.String() })

/** Links by which the dashboard can be read without signing in. The token is told once, when it is made. */
export function addShareRoutes(app: App): void {
  const admin = { onRequest: app.requireAdmin }

  app.post(
    '/shares',
    {
      ...admin,
      schema: { body: shareBody, response: { 201: newShare, ...errorResponses(400, 401, 503) } },
    },
    async (request, reply) => {
      const { startDate, endDate } = request.body
      readRange({ startDate, endDate })
      const token = randomBytes(24).toString('base64url')
      const share = await insertShare(app.db, {
        tokenHash: tokenHash(token),
        startDate,
        endDate,
        createdBy: request.admin.email,
        days: sharedDays,
      })
      return reply.code(201).send({ ...shown(share), token })
    },
  )

  app.get(
    '/shares',
    {
      ...admin,
      schema: { response: { 200: Type.Array(shownShare), ...errorResponses(401, 503) } },
    },
    async () => (await listShares(app.db)).map(shown),
  )

  app.get(
    '/shares/current',
    {
      schema: {
        description: 'The share whose token the header X-Share-Token carries',
        response: { 200: ownShare, ...errorResponses(401, 503) },
      },
    },
    async request => {
      const { startDate, endDate, expiresAt } = await shareOf(app, request)
      return { startDate, endDate, expiresAt: expiresAt.toISOString() }
    },
  )

  app.delete(
    '/shares/:id',
    {
      ...admin,
      schema: {
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 204: Type.Null(), ...errorResponses(400, 401, 404, 503) },
      },
    },
    async (request, reply) => {
      const found = await deleteShare(app.db, request.params.id)
      if (!found) throw new Problem(404, 'share_not_found', 'Share not found')
      return reply.code(204).send(null)
    },
  )
}

function shown({ id, startDate, endDate, createdBy, createdAt, expiresAt }: Share) {
  return {
    _id: id,
    startDate,
    endDate,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
