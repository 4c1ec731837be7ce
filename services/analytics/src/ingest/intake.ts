import { randomUUID } from 'node:crypto'
import { Problem } from '@stampa/service-kit'
import type { Producer } from '../queue/producer.ts'
import type { SessionEvent } from '../storage/event.ts'

/**
 * Milliseconds between two batches: nobody waits longer than it takes to gather a group that is worth its own job. The
 * first event after a pause does not wait.
 */
const pace = { calm: 2, busy: 5 }

/** Events of a batch that tell a busy time from a calm one. */
const busyBatch = 10

/** Events in one batch, at most. */
const batchSize = 500

/** Why something is taken and not kept. */
export type DropReason = 'bot' | 'own-address' | 'too-late'

interface Group {
  events: SessionEvent[]
  dropped: Map<string, number>
  handedOver: Promise<void>
  settle: { resolve: () => void; reject: (error: unknown) => void }
}

/**
 * Collects what comes in within a few milliseconds into one batch for the queue, and lets each caller know when
 * Redis has it. Without Redis nobody is told that anything was taken.
 */
export class Intake {
  readonly #producer: Producer
  readonly #maxQueued: number
  #group: Group | undefined
  #timer: NodeJS.Timeout | undefined
  #handedOverAt = 0
  #pace = pace.calm
  /** Events that wait in Redis, as it was seen last. */
  #queued = 0
  #watch: NodeJS.Timeout

  /** @param queued counts the events that wait; asked once a second @param maxQueued of them */
  constructor(producer: Producer, queued: () => Promise<number>, maxQueued: number) {
    this.#producer = producer
    this.#maxQueued = maxQueued
    this.#watch = setInterval(() => {
      queued().then(
        count => {
          this.#queued = count
        },
        // Redis is away: handing over says so.
        () => {},
      )
    }, 1000)
  }

  /** Resolves when Redis has the event. @throws Problem 503 when it cannot be taken */
  take(event: SessionEvent): Promise<void> {
    if (this.#queued > this.#maxQueued) return Promise.reject(notTaken())
    const group = this.#open()
    group.events.push(event)
    if (group.events.length >= batchSize) this.#handOver()
    return group.handedOver
  }

  /** Counts something that is not kept. Resolves when Redis has counted it. */
  drop(reason: DropReason): Promise<void> {
    const group = this.#open()
    group.dropped.set(reason, (group.dropped.get(reason) ?? 0) + 1)
    return group.handedOver
  }

  async close(): Promise<void> {
    clearInterval(this.#watch)
    const last = this.#group?.handedOver.catch(() => {})
    this.#handOver()
    await last
  }

  #open(): Group {
    if (!this.#group) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const group = {
        events: [],
        dropped: new Map(),
        handedOver: promise,
        settle: { resolve, reject },
      }
      this.#group = group
      const wait = this.#handedOverAt + this.#pace - performance.now()
      if (wait > 0) this.#timer = setTimeout(() => this.#handOver(), wait)
      // Requests that were read together go together.
      else setImmediate(() => this.#group === group && this.#handOver())
    }
    return this.#group
  }

  #handOver(): void {
    clearTimeout(this.#timer)
    const group = this.#group
    if (!group) return
    this.#group = undefined
    this.#handedOverAt = performance.now()
    const { events, dropped, settle } = group
    this.#pace = events.length < busyBatch ? pace.calm : pace.busy
    this.#producer
      .deliver({ batch: { id: randomUUID(), events }, dropped })
      .then(settle.resolve, error => settle.reject(notTaken(error)))
  }
}

function notTaken(cause?: unknown): Problem {
  return new Problem(503, 'unavailable', 'The service is not available, please try again shortly', {
    ...(cause !== undefined && { cause }),
    headers: { 'retry-after': '5' },
  })
}
