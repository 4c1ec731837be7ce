import type { IncomingHttpHeaders } from 'node:http'
import { type App, keptUntil } from '@stampa/service-kit'

/**
 * Characters of all answers together; beyond it the cache starts over. Strangers can make up any number
 * of queries and of names for the site: what they fill is not where the addresses are kept that
 * everybody asks for.
 */
const capacity = { addresses: 32_000_000, madeUp: 12_000_000 }

declare module 'fastify' {
  interface FastifyRequest {
    /** What was answered to the same request the last time, as far as that is still kept. */
    lastAnswer(): string | Buffer | undefined
  }
}

interface Answer {
  payload: string | Buffer
  type: string
  /** Where the next page is. */
  link: string | undefined
  /** In seconds since 1970. */
  keptUntil: number
}

/**
 * Keeps the answers of public reads for the moment in which `publicCache` lets shared caches keep them
 * anyway, and has whoever asks for the same meanwhile wait for the first: a rush costs one reading
 * per address and moment. Any write through this process empties it before the writer hears of
 * success: who saves and looks again sees the change.
 *
 * @param seconds how long an answer is kept
 */
export function addReadCache(app: App, seconds = 1): void {
  const addresses = new Answers(capacity.addresses)
  const madeUp = new Answers(capacity.madeUp)
  const answersOf = (key: string) => (/^\/[^?]*$/.test(key) ? addresses : madeUp)
  /** Readings under way, by what is read: they give their answer, or nothing that others can use. */
  const readings = new Map<string, Promise<Answer | undefined>>()
  /** By request: ends the reading that it began. */
  const endings = new WeakMap<object, (answer: Answer | undefined) => void>()

  app.decorateRequest('lastAnswer', function () {
    const key = keyOf(this)
    return key === undefined ? undefined : answersOf(key).get(key)?.payload
  })

  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request)
    if (key === undefined) return
    const kept = answersOf(key).get(key)
    const reading = readings.get(key)
    const fresh = kept && Date.now() < kept.keptUntil * 1000
    // No turn may pass between having found nothing and saying that it is being read.
    const answer = fresh ? kept : reading && (await reading)
    if (answer) {
      reply.header('x-accel-expires', `@${answer.keptUntil - 1}`)
      if (answer.link !== undefined) reply.header('link', answer.link)
      return reply.type(answer.type).send(answer.payload)
    }
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
    readings.set(key, promise)
    endings.set(request, answer => {
      resolve(answer)
      // After a write it is another reading, or none, and this answer may be outdated.
      if (readings.get(key) !== promise) return
      readings.delete(key)
      if (answer) answersOf(key).keep(key, answer)
    })
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      addresses.clear()
      madeUp.clear()
      readings.clear()
    } else {
      const good =
        reply.statusCode === 200 && (typeof payload === 'string' || Buffer.isBuffer(payload))
      endings.get(request)?.(
        good
          ? {
              payload,
              type: String(reply.getHeader('content-type')),
              link: reply.getHeader('link')?.toString(),
              keptUntil: keptUntil(reply.elapsedTime, seconds),
            }
          : undefined,
      )
    }
    return payload
  })
}

/** Answers by what was asked. */
class Answers {
  readonly #answers = new Map<string, Answer>()
  readonly #capacity: number
  #size = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get(key: string): Answer | undefined {
    return this.#answers.get(key)
  }

  keep(key: string, answer: Answer): void {
    this.#size += lengthOf(key, answer)
    const before = this.#answers.get(key)
    if (before) this.#size -= lengthOf(key, before)
    if (this.#size > this.#capacity) {
      this.#answers.clear()
      this.#size = lengthOf(key, answer)
    }
    this.#answers.set(key, answer)
  }

  clear(): void {
    this.#answers.clear()
    this.#size = 0
  }
}

function lengthOf(key: string, { payload }: Answer): number {
  return key.length + payload.length
}

interface Read {
  method: string
  url: string
  protocol: string
  host: string
  headers: IncomingHttpHeaders
}

/**
 * What is read, when it is the same for everybody. Health and metrics are no reads of the content.
 * What crawlers ask for names the site's address.
 */
function keyOf({ method, url, protocol, host, headers }: Read): string | undefined {
  if (method !== 'GET' || headers.authorization !== undefined) return undefined
  if (url === '/sitemap.xml' || url === '/robots.txt') return `${protocol}://${host}${url}`
  return url.startsWith('/api/') ? url : undefined
}
