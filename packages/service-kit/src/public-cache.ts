import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { laneOf } from './lane.ts'

/**
 * Creates the `onSend` hook of a public read. Shared caches keep the response for a moment; browsers revalidate
 * it by `ETag` and receive 304 while it is unchanged. Compresses as the request allows.
 *
 * @param seconds time for which a shared cache may keep a response
 */
export function publicCache(seconds = 1) {
  const cacheControl = `public, max-age=0, s-maxage=${seconds}`
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode !== 200) return payload
    // Nor may a cache in front of the gateway keep what a lane answers.
    if (laneOf(request.headers.baggage)) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    const etag = `"${hash('sha1', body, 'base64url')}"`
    reply.headers({
      'cache-control': cacheControl,
      // nginx counts `s-maxage=1` in whole seconds and keeps the response for up to two.
      'x-accel-expires': `@${lastSecond(reply.elapsedTime, seconds)}`,
      etag,
      vary: 'accept-encoding',
    })
    if (matches(request.headers['if-none-match'], etag)) {
      reply.code(304).removeHeader('content-length')
      return ''
    }
    const encoding = chooseEncoding(body, request.headers['accept-encoding'])
    if (!encoding) return body
    // The bytes differ, the meaning does not: RFC 9110 §8.8.1 asks for a weak tag.
    reply.headers({ 'content-encoding': encoding, etag: `W/${etag}` })
    return compress(body, encoding)
  }
}

/**
 * Returns the last second, since 1970, in which a cache may serve a response: the one in which its
 * request arrived, or a later one. A point in time, so that the times of chained caches do not add up.
 *
 * @param elapsed time since the request arrived, ms
 */
function lastSecond(elapsed: number, seconds: number): number {
  return Math.floor((Date.now() - elapsed) / 1000) + seconds - 1
}

/** Compares tags weakly, because a compressed response has a weak tag: RFC 9110 §13.1.2. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some(tag => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}

type Encoding = keyof typeof compressors

/** Shortest response that is compressed, in characters or bytes: a shorter one fits into one packet. */
const smallest = 1024

/** Returns the best encoding that a request allows, or undefined for a short text. */
export function chooseEncoding(text: string | Buffer, acceptEncoding = ''): Encoding | undefined {
  if (text.length < smallest) return undefined
  const accepted = acceptEncoding
    .split(',')
    .filter(part => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map(part => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding))
}

/** Compresses a text in this process rather than in the gateway, whose cache then stores compressed bytes. */
export function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](typeof text === 'string' ? Buffer.from(text) : text)
}
