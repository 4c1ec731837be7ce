import { changeSchema, Problem, Type } from '@stampa/service-kit'
import type { ContentRow } from './content-type.ts'

export const idParams = Type.Object({ id: Type.String() })

/** Fields of every record in responses to administrators. */
export const recordFields = {
  version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
}

export function recordView(row: ContentRow) {
  return {
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

const time = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description })

/** Publication time in responses to administrators. */
export const scheduleFields = {
  publishAt: time('Not before; null for at once'),
  unpublishAt: time('No longer from then on; null for never'),
}

export interface ScheduledRow {
  publish_at: Date | null
  unpublish_at: Date | null
}

export function scheduleView({ publish_at, unpublish_at }: ScheduledRow) {
  return {
    publishAt: publish_at?.toISOString() ?? null,
    unpublishAt: unpublish_at?.toISOString() ?? null,
  }
}

/** Position in lists: a PostgreSQL `integer`. */
export const orderInput = Type.Optional(
  Type.Integer({ minimum: -2_147_483_647, maximum: 2_147_483_647 }),
)

/** Position in lists where the specification asks for 0 or more. */
export const countedOrderInput = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }))

export const slugInput = Type.Optional(
  Type.String({
    maxLength: 100,
    pattern: '^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$',
    message: 'The slug may hold a-z, 0-9 and single hyphens',
    description: 'Left out or empty, it is made from the name',
  }),
)

export const historyEntry = Type.Object(
  {
    at: Type.String({ format: 'date-time' }),
    by: Type.Union([Type.String(), Type.Null()], { description: 'E-mail of the administrator' }),
    action: Type.Enum(['created', 'changed', 'deleted', 'restored']),
    version: Type.Integer({ description: 'That the record had by it' }),
    changes: Type.Array(changeSchema),
  },
  { $id: 'HistoryEntry' },
)

export const orderBody = Type.Object(
  {
    ids: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
      description: 'In the order that they are to have: 1, 2, 3 …',
    }),
  },
  { $id: 'Order' },
)

export function bulkBody<const Action extends string>(actions: readonly Action[]) {
  return Type.Object({
    action: Type.Enum([...actions]),
    ids: Type.Array(Type.String(), { minItems: 1, maxItems: 200 }),
  })
}

const timeInput = Type.Optional(
  Type.Union([Type.String({ format: 'date-time' }), Type.Null(), Type.Literal('')], {
    message: 'This must be a time with its zone, like 2026-11-20T09:00:00Z',
  }),
)

/** Publication time in request bodies; empty or null for none. */
export const scheduleInput = { publishAt: timeInput, unpublishAt: timeInput }

interface Schedule {
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/**
 * Returns the columns of a schedule; omitted fields keep their value.
 *
 * @throws Problem 400 when the end is not after the beginning
 */
export function scheduleColumns(
  { publishAt, unpublishAt }: Schedule,
  before?: { publish_at: Date | null; unpublish_at: Date | null },
): { publish_at: Date | null | undefined; unpublish_at: Date | null | undefined } {
  const begin = toTime(publishAt)
  const end = toTime(unpublishAt)
  const from = begin === undefined ? before?.publish_at : begin
  const until = end === undefined ? before?.unpublish_at : end
  if (from && until && until <= from) {
    const message = 'It must end after it begins'
    throw new Problem(400, 'validation_failed', message, {
      errors: [{ field: 'unpublishAt', message }],
    })
  }
  return { publish_at: begin, unpublish_at: end }
}

function toTime(text: string | null | undefined): Date | null | undefined {
  if (text === undefined) return undefined
  return text === null || text === '' ? null : new Date(text)
}
