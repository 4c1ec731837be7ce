import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'

/** The lane of the present request or job; undefined for the live services. */
const lanes = new AsyncLocalStorage<string | undefined>()

/** Returns the lane that a request belongs to, from its header `baggage`, which the gateway has checked. */
export function laneOf(baggage: string | string[] | undefined): string | undefined {
  return /^stampa-lane=([\w~.-]{1,255})$/.exec(String(baggage ?? ''))?.[1]
}

/** Returns the value of the header `baggage` (W3C) that carries a lane. */
export function laneBaggage(lane: string): string {
  return `stampa-lane=${lane}`
}

/** Returns the lane that calls of other services and jobs inherit. */
export function currentLane(): string | undefined {
  return lanes.getStore()
}

/** Runs the work of a request or a job in its lane, or in none, whatever the caller's is. */
export function inLane<T>(lane: string | null | undefined, work: () => T): T {
  return lanes.run(lane ?? undefined, work)
}

/** A value for the live services and one for each lane, such as what another service has answered. */
export class PerLane<T extends object> {
  readonly #values = new LRUCache<string, T>({ max: 100 })
  readonly #create: () => T

  constructor(create: () => T) {
    this.#create = create
  }

  get current(): T {
    const lane = currentLane() ?? ''
    const value = this.#values.get(lane) ?? this.#create()
    this.#values.set(lane, value)
    return value
  }
}

/** Status with which the gateway refuses a lane that has ended. */
const ended = 410

/**
 * Fetches from another service, from its instance in the present lane. A job may outlive its lane: it gets the live
 * service's answer then.
 */
export async function fetchFromService(url: URL, init: { signal: AbortSignal }): Promise<Response> {
  const lane = currentLane()
  if (!lane) return fetch(url, init)
  const response = await fetch(url, { ...init, headers: { baggage: laneBaggage(lane) } })
  if (response.status !== ended) return response
  await response.body?.cancel()
  return fetch(url, init)
}
