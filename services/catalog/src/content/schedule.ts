import { Problem, Type } from '@stampa/service-kit'

const time = Type.Optional(
  Type.Union([Type.String({ format: 'date-time' }), Type.Null(), Type.Literal('')], {
    message: 'This must be a time with its zone, like 2026-11-20T09:00:00Z',
  }),
)

/** When visitors see a record, in the bodies of writes: a time, empty or null for none. */
export const scheduleInput = { publishAt: time, unpublishAt: time }

interface Schedule {
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/**
 * The columns of a schedule; what is left out stays as it is.
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
