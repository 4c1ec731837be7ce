import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress } from './compression.ts'

/**
 * `onSend` hook of a public read: shared caches may keep the answer for a moment, browsers ask
 * again each time and get 304 while nothing changed. Compressed as the request allows.
 *
 * @param seconds how long a shared cache answers by itself
 */
export function publicCache(seconds = 1) {
  const cacheControl = `public, max-age=0, s-maxage=${seconds}`
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `"${hash('sha1', payload, 'base64url')}"`
    reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
    if (matches(request.headers['if-none-match'], etag)) {
      reply.code(304).removeHeader('content-length')
      return ''
    }
    const { body, encoding } = await compress(payload, request.headers['accept-encoding'])
    // Other bytes with the same meaning: RFC 9110 §8.8.1 asks for a weak tag.
    if (encoding) reply.headers({ 'content-encoding': encoding, etag: `W/${etag}` })
    return body
  }
}

/** RFC 9110 §13.1.2: a list of tags or `*`, compared weakly: a compressed answer has a weak tag. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some(tag => ['*', etag, `W/${etag}`].includes(tag.trim()))
}
