import { changeSchema, dateTime, Type } from '@stampa/service-kit'
import { nullable } from '@stampa/service-kit/validation'

/** Position in lists: a PostgreSQL `integer`. */
export const orderInput = Type.Optional(
  Type.Integer({ minimum: -2_147_483_647, maximum: 2_147_483_647 }),
)

/** Position in lists where the specification asks for 0 or more. */
export const countedOrderInput = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }))

export const flagInput = Type.Optional(Type.Boolean())

export function optionalText(maxLength: number) {
  return Type.Optional(Type.String({ maxLength }))
}

/** An image field of a JSON body. */
export const uploadedImageInput = Type.Optional(
  nullable(
    Type.String({ maxLength: 500 }),
    '`imageUrl` of an upload; null or empty for none; left out, it stays as it is',
  ),
)

export const slugInput = Type.Optional(
  Type.String({
    maxLength: 100,
    pattern: '^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$',
    message: 'The slug may hold a-z, 0-9 and single hyphens',
    description: 'Left out or empty, it is made from the name',
  }),
)

const timeInput = Type.Optional(
  Type.Union([Type.String({ format: 'date-time' }), Type.Null(), Type.Literal('')], {
    message: 'This must be a time with its zone, like 2026-11-20T09:00:00Z',
  }),
)

/** Publication time in request bodies; empty or null for none. */
export const scheduleInput = { publishAt: timeInput, unpublishAt: timeInput }

export const historyEntry = Type.Object(
  {
    at: dateTime(),
    by: nullable(Type.String(), 'E-mail of the administrator'),
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

const bulkIds = Type.Array(Type.String(), { minItems: 1, maxItems: 200 })

export const bulkBody = Type.Object(
  { action: Type.Enum(['delete', 'restore']), ids: bulkIds },
  { $id: 'Bulk' },
)

/** Of records that can be switched on and off. */
export const flaggedBulkBody = Type.Object(
  { action: Type.Enum(['activate', 'deactivate', 'delete', 'restore']), ids: bulkIds },
  { $id: 'FlaggedBulk' },
)

export const bulkResult = Type.Object(
  { changed: Type.Integer({ description: 'Not so already' }) },
  { $id: 'BulkResult' },
)
