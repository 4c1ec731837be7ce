import type { IncomingHttpHeaders } from 'node:http'
import { type App, keptUntil } from '@stampa/service-kit'

/** Characters of all answers together; beyond it the cache starts over. */
const capacity = 32_000_000

interface Answer {
  payload: string | Buffer
  type: string
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
  const answers = new Map<string, Answer>()
  let size = 0
  /** Readings under way, by what is read: they give their answer, or nothing that others can use. */
  const readings = new Map<string, Promise<Answer | undefined>>()
  /** By request: ends the reading that it began. */
  const endings = new WeakMap<object, (answer: Answer | undefined) => void>()

  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request)
    if (key === undefined) return
    const kept = answers.get(key)
    const reading = readings.get(key)
    const fresh = kept && Date.now() < kept.keptUntil * 1000
    // No turn may pass between having found nothing and saying that it is being read.
    const answer = fresh ? kept : reading && (await reading)
    if (answer) {
      reply.header('x-accel-expires', `@${answer.keptUntil - 1}`)
      return reply.type(answer.type).send(answer.payload)
    }
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
    readings.set(key, promise)
    endings.set(request, answer => {
      resolve(answer)
      // After a write it is another reading, or none, and this answer may be outdated.
      if (readings.get(key) !== promise) return
      readings.delete(key)
      if (answer) keep(key, answer)
    })
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answers.clear()
      readings.clear()
      size = 0
    } else {
      const good =
        reply.statusCode === 200 && (typeof payload === 'string' || Buffer.isBuffer(payload))
      const type = String(reply.getHeader('content-type'))
      const until = keptUntil(reply.elapsedTime, seconds)
      endings.get(request)?.(good ? { payload, type, keptUntil: until } : undefined)
    }
    return payload
  })

  function keep(key: string, answer: Answer): void {
    size += answer.payload.length - (answers.get(key)?.payload.length ?? 0)
    if (size > capacity) {
      answers.clear()
      size = answer.payload.length
    }
    answers.set(key, answer)
  }
}

interface Read {
  method: string
  url: string
  protocol: string
  host: string
  headers: IncomingHttpHeaders
}

/**
 * What is read, when it is the same for everybody. A query string would let strangers fill the cache;
 * health and metrics are no reads of the content. What crawlers ask for names the site's address.
 */
function keyOf({ method, url, protocol, host, headers }: Read): string | undefined {
  if (method !== 'GET' || headers.authorization !== undefined) return undefined
  if (url === '/sitemap.xml' || url === '/robots.txt') return `${protocol}://${host}${url}`
  return url.startsWith('/api/') && !url.includes('?') ? url : undefined
}
