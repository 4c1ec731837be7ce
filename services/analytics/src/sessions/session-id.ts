import {
  createHmac,
  createSecretKey,
  type KeyObject,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto'
import { BoundedMap } from '../bounded-map.ts'

/**
 * Ids of sessions: when the session began, chance, and a seal that only the service can make, so that
 * nobody fills the queue with sessions that never were and no table need be asked.
 *
 * Visitors get `rrrrrrrr-ssss-ssss-ssss-tttttttttttt` (chance, seal, milliseconds): its first eight characters tell
 * sessions apart. The tables keep the same bytes with the time first, `tttttttt-tttt-rrrr-rrrr-ssssssssssss`,
 * which keeps what belongs together side by side, in the partition of its month.
 */
export class SessionIds {
  readonly #key: KeyObject
  /** Genuine ids by the visitor's form: a visit's calls name the same one. */
  readonly #genuine = new BoundedMap<string, string>(50_000)

  /** @param key the secret */
  constructor(key: string) {
    this.#key = createSecretKey(Buffer.from(key))
  }

  /** @returns the visitor's form of a new id. @param now milliseconds */
  make(now = Date.now()): string {
    const time = now.toString(16).padStart(12, '0')
    // The first digits of a UUID are chance that Node keeps in store.
    const chance = randomUUID().slice(0, 8)
    const seal = this.#seal(time + chance)
    const id = `${chance}-${seal.slice(0, 4)}-${seal.slice(4, 8)}-${seal.slice(8)}-${time}`
    this.#genuine.set(id, toStored(id))
    return id
  }

  /** @returns the tables' form of a genuine id; undefined for any other text. @param id the visitor's form */
  read(id: string): string | undefined {
    const known = this.#genuine.get(id)
    if (known !== undefined) return known
    const [, chance, s1, s2, s3, time] = pattern.exec(id) ?? []
    if (!chance || !s1 || !s2 || !s3 || !time) return undefined
    const expected = Buffer.from(this.#seal(time + chance))
    if (!timingSafeEqual(expected, Buffer.from(s1 + s2 + s3))) return undefined
    const stored = toStored(id)
    this.#genuine.set(id, stored)
    return stored
  }

  #seal(content: string): string {
    return createHmac('sha256', this.#key).update(content).digest('hex').slice(0, 12)
  }
}

const pattern = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/

/** From the visitor's form to that of the tables. @example toStored('r1r1r1r1-s1s1-s2s2-s3s3-t1t1t1t1t1t1') */
export function toStored(id: string): string {
  const [chance = '', s1, s2, s3, time = ''] = id.split('-')
  return `${time.slice(0, 8)}-${time.slice(8)}-${chance.slice(0, 4)}-${chance.slice(4)}-${s1}${s2}${s3}`
}

/** From the tables' form to the visitor's. */
export function toPublic(stored: string): string {
  const [t1, t2, r1, r2, seal = ''] = stored.split('-')
  return `${r1}${r2}-${seal.slice(0, 4)}-${seal.slice(4, 8)}-${seal.slice(8)}-${t1}${t2}`
}

/** When the session began, in milliseconds. @param stored the tables' form */
export function startOf(stored: string): number {
  return Number.parseInt(stored.slice(0, 8) + stored.slice(9, 13), 16)
}

/** The least id of a session that began at the moment or later, as the tables have it. @param moment milliseconds */
export function firstIdAt(moment: number): string {
  const time = Math.max(0, moment).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}
