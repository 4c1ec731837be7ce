/** Properties of a visitor, derived from the request that starts the session. */
export interface Visitor {
  source: string
  /** ISO 3166 code; absent when unknown. */
  country?: string
  city?: string
  device: string
  browser: string
  os: string
  campaign?: string
}

export const visitorProperties = [
  'source',
  'country',
  'city',
  'device',
  'browser',
  'os',
  'campaign',
] as const satisfies (keyof Visitor)[]

interface Common {
  /** Session id in its stored form. */
  session: string
  /** Time of arrival, ms since 1970. */
  at: number
}

/** An event without its session and time. */
export type Occurrence =
  | { type: 'start'; visitor: Visitor; admin: boolean }
  | { type: 'view'; event: string; path: string; title: string; name: string }
  | { type: 'seen'; admin: boolean }
  | { type: 'end' }
  | { type: 'conversion'; event: string; name: ConversionName }
  /** Deletes the session: consent was withdrawn, or a request to be forgotten was granted. */
  | { type: 'erase' }

/** An event of a session, as the queue holds it. */
export type SessionEvent = Common & Occurrence

/** Conversions in the order of a session's counters: new ones are appended. */
export const conversionNames = [
  'contact-sent',
  'order-sent',
  'mockup-saved',
  'design-order-sent',
] as const

export type ConversionName = (typeof conversionNames)[number]

/** Milliseconds after its start for which a session accepts events. The cookie lives for a day. */
export const sessionLifetime = 48 * 3_600_000

/** Returns the 64 random bits of an event's UUID, which identify the event within its session, as a signed number. */
export function eventKey(uuid: string): string {
  const bits = uuid.slice(19).replace('-', '')
  return BigInt.asIntN(64, BigInt(`0x${bits}`)).toString()
}
