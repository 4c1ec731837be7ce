import { randomBytes } from 'node:crypto'
import { type App, adminCall, errorResponses, Problem, Type } from '@stampa/service-kit'
import { readRange } from '../../dashboard/range.ts'
import { moment, nullableText } from '../../dashboard/schema.ts'
import { deleteShare, insertShare, listShares, readShare, type Share } from '../../shares/shares.ts'

const date = Type.String({ format: 'date' })
const nullableDate = Type.Union([date, Type.Null()])

const daysBody = Type.Object({ startDate: Type.Optional(date), endDate: Type.Optional(date) })

const shareSchema = Type.Object({
  _id: Type.String(),
  startDate: nullableDate,
  endDate: nullableDate,
  createdBy: nullableText,
  createdAt: moment,
  expiresAt: moment,
})

/** The fields that the holder of a link may read. */
const ownShareSchema = Type.Pick(shareSchema, ['startDate', 'endDate', 'expiresAt'])

const newShareSchema = Type.Object({ ...shareSchema.properties, token: Type.String() })

/** Adds the calls for links that open the dashboard without a sign-in. Only the creating call returns the token. */
export function addShareRoutes(app: App): void {
  app.post(
    '/shares',
    adminCall(app, 'analytics:write', {
      body: daysBody,
      response: { 201: newShareSchema },
    }),
    async (request, reply) => {
      readRange(request.body)
      const token = randomBytes(24).toString('base64url')
      const share = await insertShare(app.db, token, request.body, request.admin.email)
      return reply.code(201).send({ ...toBody(share), token })
    },
  )

  app.get(
    '/shares',
    adminCall(app, 'analytics:read', { response: { 200: Type.Array(shareSchema) } }),
    async () => (await listShares(app.db)).map(toBody),
  )

  app.get(
    '/shares/current',
    {
      schema: {
        description: 'The share whose token the header X-Share-Token carries',
        response: { 200: ownShareSchema, ...errorResponses(401) },
      },
    },
    async request => {
      const { startDate, endDate, expiresAt } = await readShare(app, request)
      return { startDate, endDate, expiresAt: expiresAt.toISOString() }
    },
  )

  app.delete(
    '/shares/:id',
    adminCall(app, 'analytics:delete', {
      params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const found = await deleteShare(app.db, request.params.id)
      if (!found) throw new Problem(404, 'share_not_found', 'Share not found')
      return reply.code(204).send(null)
    },
  )
}

function toBody({ createdAt, expiresAt, ...share }: Share) {
  return { ...share, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
