import {
  type App,
  adminCall,
  dateTime,
  errorResponses,
  Problem,
  requirePermission,
  type Static,
  Type,
} from '@stampa/service-kit'
import { idParams } from '@stampa/service-kit/validation'
import type { FastifyRequest } from 'fastify'
import {
  lockPerson,
  requireConfirmed,
  requireCover,
  requirePerson,
  requireRole,
} from '../../accounts/authority.ts'
import { removeEndedSessions } from '../../administrator-changes.ts'
import { scopeOf } from '../../roles.ts'
import { endSessions, type LiveSession, listSessions } from '../../sign-in/sessions.ts'

const time = dateTime()
const known = Type.Union([Type.String(), Type.Null()])

const session = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    browser: known,
    os: known,
    device: known,
    createdAt: time,
    usedAt: Type.Union([time, Type.Null()]),
    expiresAt: time,
    current: Type.Boolean({ description: 'The session that makes this call' }),
  },
  { $id: 'Session' },
)

const ending = Type.Object({
  session: Type.Optional(Type.String({ format: 'uuid', description: 'All without it' })),
})

/** Adds the calls that list and end sessions. No address is stored. */
export function addSessionRoutes(app: App): void {
  app.get(
    '/sessions',
    adminCall(app, 'own', {
      summary: 'The own live sessions, newest first',
      response: { 200: Type.Array(session) },
    }),
    async ({ admin }) => (await listSessions(app, admin.id)).map(row => toSession(row, admin)),
  )

  app.delete(
    '/sessions',
    adminCall(app, 'own', {
      summary: 'Ends all other sessions of the caller, with the password of the last ten minutes',
      response: { 204: Type.Null(), ...errorResponses(403) },
    }),
    async (request, reply) => {
      const { id, sessionId } = request.admin
      await requireConfirmed(app.db, request.admin)
      await end(request, id, () => endSessions(app.db, id, { except: sessionId }))
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/sessions/:id',
    adminCall(app, 'own', {
      summary: 'Ends a session of the caller, with the password of the last ten minutes',
      params: idParams,
      response: { 204: Type.Null(), ...errorResponses(403, 404) },
    }),
    async (request, reply) => {
      const { id } = request.admin
      await requireConfirmed(app.db, request.admin)
      const only = request.params.id
      if ((await end(request, id, () => endSessions(app.db, id, { only }))) === 0) throw notFound()
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/people/:id/sessions',
    adminCall(app, 'people:read', {
      summary: 'The live sessions of an account, newest first; requires people:write, too',
      params: idParams,
      response: { 200: Type.Array(session), ...errorResponses(404) },
    }),
    async request => {
      requirePermission(request, 'people:write')
      const { id, role } = await requirePerson(app.db, request.params.id)
      requireCover(request.admin.scope, scopeOf(await requireRole(app.db, role)))
      return (await listSessions(app, id)).map(row => toSession(row, request.admin))
    },
  )

  app.post(
    '/people/:id/sign-out',
    adminCall(app, 'people:write', {
      summary: 'Ends a session of an account, or all of them',
      params: idParams,
      body: ending,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const only = request.body.session
      const ended = await end(request, request.params.id, () =>
        app.db.transaction(async tx => {
          const { person } = await lockPerson(tx, request)
          return endSessions(tx, person.id, { only })
        }),
      )
      if (only !== undefined && ended === 0) throw notFound()
      return reply.code(204).send(null)
    },
  )

  /** @returns the number of ended sessions */
  async function end(
    request: FastifyRequest,
    administrator: string,
    act: () => Promise<number>,
  ): Promise<number> {
    const ended = await act()
    await removeEndedSessions(app)
    if (ended > 0) {
      const event = { event: 'session ended', outcome: 'success', administrator } as const
      await app.logSecurity(event, request)
    }
    return ended
  }
}

function notFound(): Problem {
  return new Problem(404, 'session_not_found', 'The session has ended already')
}

function toSession(
  { id, createdAt, usedAt, expiresAt, ...agent }: LiveSession,
  { sessionId }: { sessionId: string },
): Static<typeof session> {
  return {
    _id: id,
    ...agent,
    createdAt,
    usedAt,
    expiresAt,
    current: id === sessionId,
  }
}
