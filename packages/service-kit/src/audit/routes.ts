import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'
import type { App } from '../app/base-app.ts'
import { scheduleJobs } from '../app/jobs.ts'
import { adminCall } from '../auth/admin-access.ts'
import { errorResponses } from '../errors/problems.ts'
import { escapeLike } from '../listing.ts'
import { dateTime } from '../validation/schemas.ts'

const dayMs = 86_400_000

const entry = Type.Object(
  {
    _id: Type.String({ format: 'uuid', description: 'Entries of all services sort by it in time' }),
    at: dateTime(),
    administrator: Type.String({ description: 'Id of the account' }),
    email: Type.Union([Type.String(), Type.Null()], { description: 'At the time of the change' }),
    action: Type.Enum(['created', 'changed', 'deleted', 'restored']),
    kind: Type.String(),
    record: Type.String({ description: 'Id of the record' }),
    call: Type.String({ description: 'Method and pattern, such as PUT /api/offers/:id/status' }),
  },
  { $id: 'AuditEntry' },
)

const day = (description: string) =>
  Type.Optional(Type.String({ format: 'date', pattern: '^20\\d\\d-', description }))

const query = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  before: Type.Optional(Type.String({ format: 'uuid', description: 'Id of the last entry read' })),
  q: Type.Optional(
    Type.String({ maxLength: 254, description: 'E-mail of the administrator, or its beginning' }),
  ),
  kind: Type.Optional(Type.String({ maxLength: 60 })),
  from: day('First day, in Greece'),
  to: day('Last day, in Greece'),
})

/** Adds the call that reads the service's audit log, and the job that forgets old entries. */
export function addAuditRoutes(app: App): void {
  app.get(
    '/audit',
    adminCall(app, 'audit:read', {
      summary: 'Changes by administrators in this service, newest first',
      querystring: query,
      response: { 200: Type.Array(entry), ...errorResponses(400) },
    }),
    request => listEntries(app.db, request.query),
  )
  scheduleJobs(app, [
    { name: 'forget-old-audit', every: dayMs, run: () => app.db.raw('select forget_old_audit()') },
  ])
}

function listEntries(
  db: Knex,
  { limit, before, q, kind, from, to }: Static<typeof query>,
): Promise<Static<typeof entry>[]> {
  const rows = db('audit_log').orderBy('id', 'desc').limit(limit)
  if (before !== undefined) rows.where('id', '<', before)
  if (q) rows.whereRaw("lower(email) like lower(?) || '%'", [escapeLike(q.trim())])
  if (kind !== undefined) rows.where({ kind })
  // Ids begin with their time, and the list is in their order.
  if (from !== undefined) rows.whereRaw(`id >= ${firstIdOf('?::date')}`, [from])
  if (to !== undefined) rows.whereRaw(`id < ${firstIdOf('?::date + 1')}`, [to])
  const columns = ['id as _id', 'at', 'administrator_id as administrator', 'email', 'action']
  return rows.select(...columns, 'kind', 'record', 'call')
}

/** Returns SQL of the smallest UUIDv7 of a day in Greece. @param date SQL of the day */
function firstIdOf(date: string): string {
  const moment = `(${date})::timestamp at time zone 'Europe/Athens'`
  const milliseconds = `(extract(epoch from ${moment}) * 1000)::bigint`
  return `(lpad(to_hex(${milliseconds}), 12, '0') || '70008000000000000000')::uuid`
}
