import { randomUUID } from 'node:crypto'
import { Problem } from '@stampa/service-kit'
import { currentTrace } from '@stampa/service-kit/tracing'
import type { EventQueue } from '../queue/event-queue.ts'
import type { SessionEvent } from '../storage/event.ts'

/**
 * Milliseconds between two batches, the longer after a large one, so that a busy service sends fewer commands. The first
 * event after a pause is delivered at once.
 */
const batchIntervalMs = { calm: 4, busy: 10 }

/** Events of a large batch. */
const busyEvents = 16

/** Maximum number of events in one batch. */
const maxBatchEvents = 500

/** Why an accepted event is not stored. */
export type DropReason = 'bot' | 'own-address' | 'too-late'

interface OpenBatch {
  events: SessionEvent[]
  dropped: Map<string, number>
  /** Of the requests that the events came with. */
  traces: (string | undefined)[]
  delivered: PromiseWithResolvers<void>
}

/**
 * Collects events for a few milliseconds, delivers them as one job, and resolves each caller when Redis has
 * the job.
 */
export class Intake {
  readonly #queue: EventQueue
  readonly #maxQueued: number
  #open: OpenBatch | undefined
  #timer: NodeJS.Timeout | undefined
  #deliveredAt = 0
  #intervalMs = batchIntervalMs.calm
  /** Queued events at the latest estimate. */
  #queued = 0
  readonly #watch: NodeJS.Timeout

  /** @param maxQueued events that may wait in the queue, whose number is estimated once a second */
  constructor(queue: EventQueue, maxQueued: number) {
    this.#queue = queue
    this.#maxQueued = maxQueued
    this.#watch = setInterval(() => {
      queue.estimateQueued().then(
        count => {
          this.#queued = count
        },
        // Without Redis, delivery fails and reports it.
        () => {},
      )
    }, 1000)
  }

  /** Resolves when Redis has the event. @throws Problem 503 when Redis is unavailable or the queue is full */
  take(event: SessionEvent): Promise<void> {
    if (this.#queued > this.#maxQueued) return Promise.reject(unavailable())
    const batch = this.#openBatch()
    batch.events.push(event)
    batch.traces.push(currentTrace())
    if (batch.events.length >= maxBatchEvents) this.#deliver()
    return batch.delivered.promise
  }

  /** Counts an event that is not stored. Resolves when Redis has counted it. */
  drop(reason: DropReason): Promise<void> {
    const batch = this.#openBatch()
    batch.dropped.set(reason, (batch.dropped.get(reason) ?? 0) + 1)
    return batch.delivered.promise
  }

  async close(): Promise<void> {
    clearInterval(this.#watch)
    const last = this.#open?.delivered.promise.catch(() => {})
    this.#deliver()
    await last
  }

  #openBatch(): OpenBatch {
    if (!this.#open) {
      this.#open = {
        events: [],
        dropped: new Map(),
        traces: [],
        delivered: Promise.withResolvers(),
      }
      const wait = this.#deliveredAt + this.#intervalMs - performance.now()
      this.#timer = setTimeout(() => this.#deliver(), Math.max(0, wait))
    }
    return this.#open
  }

  #deliver(): void {
    clearTimeout(this.#timer)
    if (!this.#open) return
    const { events, dropped, traces, delivered } = this.#open
    this.#open = undefined
    this.#deliveredAt = performance.now()
    this.#intervalMs = events.length < busyEvents ? batchIntervalMs.calm : batchIntervalMs.busy
    this.#queue
      .deliver({ id: randomUUID(), events }, dropped, traces)
      .then(delivered.resolve, error => delivered.reject(unavailable(error)))
  }
}

function unavailable(cause?: unknown): Problem {
  return new Problem(503, 'unavailable', 'The service is not available, please try again shortly', {
    ...(cause !== undefined && { cause }),
    headers: { 'retry-after': '5' },
  })
}
