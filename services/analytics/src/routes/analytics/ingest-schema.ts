import { type Static, Type } from '@stampa/service-kit'
import { conversionNames } from '../../storage/event.ts'

/** Bodies of the tracker's calls. Texts are cut where they are used; these bounds are for what is no page at all. */

const sessionId = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  message: 'The session is unknown',
})

const userType = Type.Enum(['user', 'admin'])

const url = Type.String({ maxLength: 4096 })

const eventId = Type.String({
  format: 'uuid',
  description: 'UUIDv7 of what happened, so that a retry counts once',
})

export const startBody = Type.Object({
  consentGiven: Type.Boolean(),
  userType,
  url: Type.Optional(url),
  referrer: Type.Optional(url),
  eventId: Type.Optional(eventId),
})

export type StartBody = Static<typeof startBody>

export const updateBody = Type.Object({ sessionId, userType: Type.Optional(userType) })

export const viewBody = Type.Object({
  sessionId,
  url,
  title: Type.String({ maxLength: 1000 }),
  pageName: Type.String({ maxLength: 200 }),
  referrer: Type.Optional(url),
  eventId: Type.Optional(eventId),
})

export type ViewBody = Static<typeof viewBody>

export const endBody = Type.Object({ sessionId })

export const consentBody = Type.Object({ sessionId, consentGiven: Type.Boolean() })

export const conversionBody = Type.Object({
  sessionId,
  name: Type.Enum([...conversionNames]),
  eventId: Type.Optional(eventId),
})

export const accepted = Type.Object({})

export const startAccepted = Type.Object({ sessionId: Type.String() })
