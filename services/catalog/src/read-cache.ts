import type { IncomingHttpHeaders } from 'node:http'
import { type App, keptUntil } from '@stampa/service-kit'

/** More different answers than a shop's pages ask for; beyond it the cache starts over. */
const maxAnswers = 500

interface Answer {
  payload: string
  /** In seconds since 1970. */
  keptUntil: number
}

/**
 * Keeps the answers of public reads for the moment in which `publicCache` lets shared caches keep them
 * anyway, so that a rush costs one query per address and moment. Any write through this process
 * empties it before the writer hears of success: who saves and looks again sees the change.
 *
 * @param seconds how long an answer is kept
 */
export function addReadCache(app: App, seconds = 1): void {
  const answers = new Map<string, Answer>()
  /** Counts the writes: an answer read before one and finished after it may be outdated. */
  let writes = 0
  const begun = new WeakMap<object, number>()

  app.addHook('onRequest', async (request, reply) => {
    if (!isPublicRead(request)) return
    const { url } = request
    const answer = answers.get(url)
    if (answer && Date.now() < answer.keptUntil * 1000) {
      return reply.type('application/json; charset=utf-8').send(answer.payload)
    }
    begun.set(request, writes)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      writes++
      answers.clear()
    } else if (
      begun.get(request) === writes &&
      reply.statusCode === 200 &&
      typeof payload === 'string'
    ) {
      if (answers.size >= maxAnswers) answers.clear()
      answers.set(request.url, { payload, keptUntil: keptUntil(reply.elapsedTime, seconds) })
    }
    return payload
  })
}

interface Read {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

/** A query string would let strangers fill the cache; health and metrics are no reads of the API. */
function isPublicRead({ method, url, headers }: Read): boolean {
  return (
    method === 'GET' &&
    url.startsWith('/api/') &&
    !url.includes('?') &&
    headers.authorization === undefined
  )
}
