import {
  createHmac,
  createSecretKey,
  type KeyObject,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * Makes and verifies session ids, which hold the session's start, random bits, and a MAC that only the
 * service can make. An invented session is thus refused without asking a table.
 *
 * Visitors get `rrrrrrrr-mmmm-mmmm-mmmm-tttttttttttt` (random, MAC, milliseconds), whose first eight
 * characters distinguish sessions. Tables store the same bytes with the time first,
 * `tttttttt-tttt-rrrr-rrrr-mmmmmmmmmmmm`, so that ids sort by time and fall into the partition of their
 * month.
 */
export class SessionIds {
  readonly #key: KeyObject
  /** Stored forms of genuine ids: a visit repeats its id, whose MAC is checked once. */
  readonly #genuine = new LRUCache<string, string>({ max: 50_000 })

  /** @param key the secret */
  constructor(key: string) {
    this.#key = createSecretKey(Buffer.from(key))
  }

  /** Returns a new id in the visitor's form. @param now milliseconds */
  make(now = Date.now()): string {
    const time = now.toString(16).padStart(12, '0')
    const random = randomUUID().slice(0, 8)
    const mac = this.#mac(time + random)
    const id = `${random}-${mac.slice(0, 4)}-${mac.slice(4, 8)}-${mac.slice(8)}-${time}`
    this.#genuine.set(id, toStored(id))
    return id
  }

  /** Returns the stored form of a genuine id; undefined for any other text. @param id the visitor's form */
  read(id: string): string | undefined {
    const known = this.#genuine.get(id)
    if (known !== undefined) return known
    const [, random, m1, m2, m3, time] = pattern.exec(id) ?? []
    if (!random || !m1 || !m2 || !m3 || !time) return undefined
    const expected = Buffer.from(this.#mac(time + random))
    if (!timingSafeEqual(expected, Buffer.from(m1 + m2 + m3))) return undefined
    const stored = toStored(id)
    this.#genuine.set(id, stored)
    return stored
  }

  #mac(content: string): string {
    return createHmac('sha256', this.#key).update(content).digest('hex').slice(0, 12)
  }
}

const pattern = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/

/** Converts the visitor's form to the stored form. @example toStored('r1r1r1r1-m1m1-m2m2-m3m3-t1t1t1t1t1t1') */
export function toStored(id: string): string {
  const [random = '', m1, m2, m3, time = ''] = id.split('-')
  return `${time.slice(0, 8)}-${time.slice(8)}-${random.slice(0, 4)}-${random.slice(4)}-${m1}${m2}${m3}`
}

/** Converts the stored form to the visitor's form. */
export function toPublic(stored: string): string {
  const [t1, t2, r1, r2, mac = ''] = stored.split('-')
  return `${r1}${r2}-${mac.slice(0, 4)}-${mac.slice(4, 8)}-${mac.slice(8)}-${t1}${t2}`
}

/** Returns the session's start, ms since 1970. @param stored the stored form */
export function startOf(stored: string): number {
  return Number.parseInt(stored.slice(0, 8) + stored.slice(9, 13), 16)
}

/** Returns the least stored id of a session that starts at the moment or later. @param moment ms since 1970 */
export function firstIdAt(moment: number): string {
  const time = Math.max(0, moment).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}
