/** What an event says about a visitor, found out where it came in and the address was known last. */
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

interface Common {
  /** The session, as the tables have it. */
  session: string
  /** When it came in, in milliseconds. */
  at: number
}

/** Something that happened in a session, as it waits in the queue. */
export type SessionEvent = Common &
  (
    | { type: 'start'; visitor: Visitor; admin: boolean }
    | { type: 'view'; event: string; path: string; title: string; name: string }
    | { type: 'seen'; admin: boolean }
    | { type: 'end' }
    | { type: 'conversion'; event: string; name: ConversionName }
    /** The visitor's consent is withdrawn, or somebody's request to be forgotten was granted. */
    | { type: 'erase' }
  )

/** What a visitor may do that a shop hopes for. Sessions count them in this order: a new one is the last. */
export const conversionNames = [
  'contact-sent',
  'order-sent',
  'mockup-saved',
  'design-order-sent',
] as const

export type ConversionName = (typeof conversionNames)[number]

/** An event this long after its session's beginning is not taken: the cookie lives for a day. Milliseconds. */
export const sessionLifetime = 48 * 3_600_000

/**
 * The 64 bits of chance in an event's UUID, as the tables keep it beside the session.
 *
 * @returns a signed number as text
 */
export function eventKey(uuid: string): string {
  halves[1] = Number.parseInt(uuid.slice(19, 23) + uuid.slice(24, 28), 16)
  halves[0] = Number.parseInt(uuid.slice(28), 16)
  return String(whole[0])
}

/** A number of 64 bits and its halves, the lower one first as in every processor's memory that Node runs on. */
const whole = new BigInt64Array(1)
const halves = new Uint32Array(whole.buffer)
