import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compress, type Encoding } from './compression.ts'

/**
 * Until when an answer may be kept: the end of the second in which its request came, or of a later
 * one. A time of the clock and not a duration, so that caches behind each other do not add up.
 *
 * @param elapsed since the request came, in milliseconds
 * @returns seconds since 1970; from then on it is too old
 */
export function keptUntil(elapsed: number, seconds = 1): number {
  return Math.floor((Date.now() - elapsed) / 1000) + seconds
}

/**
 * `onSend` hook of a public read: shared caches may keep the answer for a moment, browsers ask
 * again each time and get 304 while nothing changed. Compressed as the request allows.
 *
 * @param seconds how long a shared cache answers by itself
 */
export function publicCache(seconds = 1) {
  const cacheControl = `public, max-age=0, s-maxage=${seconds}`
  // In a rush most answers are the one before: what was made of its text is good again.
  let last: Answer | undefined
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (last?.text !== payload) last = new Answer(payload)
    const answer = last
    reply.headers({
      'cache-control': cacheControl,
      // nginx counts `s-maxage=1` in whole seconds and keeps it for up to two. Who has had the answer
      // in a cache of its own has said how old it is.
      'x-accel-expires':
        reply.getHeader('x-accel-expires') ?? `@${keptUntil(reply.elapsedTime, seconds) - 1}`,
      etag: answer.etag,
      vary: 'accept-encoding',
    })
    if (matches(request.headers['if-none-match'], answer.etag)) {
      reply.code(304).removeHeader('content-length')
      return ''
    }
    const encoding = chooseEncoding(answer.plain, request.headers['accept-encoding'])
    if (!encoding) return answer.plain
    // Other bytes with the same meaning: RFC 9110 §8.8.1 asks for a weak tag.
    reply.headers({ 'content-encoding': encoding, etag: `W/${answer.etag}` })
    return answer.compressed(encoding)
  }
}

/** A text with what is made of it for those who ask, each at most once. */
class Answer {
  readonly text: string | Buffer
  readonly etag: string
  readonly plain: Buffer
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}

  constructor(text: string | Buffer) {
    this.text = text
    this.plain = typeof text === 'string' ? Buffer.from(text) : text
    this.etag = `"${hash('sha1', this.plain, 'base64url')}"`
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    this.#compressed[encoding] ??= compress(this.plain, encoding)
    return this.#compressed[encoding]
  }
}

/** RFC 9110 §13.1.2: a list of tags or `*`, compared weakly: a compressed answer has a weak tag. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some(tag => ['*', etag, `W/${etag}`].includes(tag.trim()))
}
