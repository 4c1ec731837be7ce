import type { Weighted } from './content.ts'

/** A seeded random number generator (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  /** Returns an integer from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  /** Picks a value by weight. @throws for an empty list */
  pick<T>(values: Weighted<T>): T {
    let rest = this.next() * values.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of values) {
      rest -= weight
      if (rest < 0) return value
    }
    throw new Error('Nothing can be picked from nothing')
  }
}
