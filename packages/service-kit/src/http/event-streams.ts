import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { App } from '../app/base-app.ts'
import { isSessionLive } from '../auth/live-session.ts'
import { Problem } from '../errors/problems.ts'

/** Milliseconds between two messages of a stream. */
export const streamInterval = 2000

/** Intervals without a message after which a comment is sent: proxies close silent connections. */
const silentIntervals = 7

/** Maximum number of open streams of a route, in all and of one administrator: of a dozen open browsers. */
const maxStreams = { all: 200, ofOne: 12 }

/** Response of a stream in the OpenAPI document. */
export function eventStream(description: string) {
  return { description, content: { 'text/event-stream': { schema: Type.String() } } }
}

/**
 * Returns a function that answers an administrator's call with server-sent events until the session ends, the
 * service drains, or the client stops reading. The function's `next` is called once per
 * {@link streamInterval} and returns a message without its empty line, or undefined.
 *
 * @throws Problem 503 from the returned function, when too many streams are open
 */
export function eventStreams(app: App) {
  const streams = new Map<PassThrough, string>()
  app.addHook('preClose', async () => {
    for (const stream of streams.keys()) stream.end()
  })

  return (
    { admin, raw }: FastifyRequest,
    reply: FastifyReply,
    next: () => Promise<string | undefined>,
  ): FastifyReply => {
    const own = [...streams.values()].filter(id => id === admin.id)
    if (streams.size >= maxStreams.all || own.length >= maxStreams.ofOne || app.draining()) {
      throw new Problem(503, 'unavailable', 'Too many are watching, please try again later', {
        headers: { 'retry-after': '30' },
      })
    }
    const stream = new PassThrough()
    const closed = new AbortController()
    streams.set(stream, admin.id)
    stream.on('close', () => {
      streams.delete(stream)
      closed.abort()
    })
    raw.on('close', () => stream.destroy())

    async function send(): Promise<void> {
      let silent = silentIntervals
      while (!closed.signal.aborted) {
        const live = await isSessionLive(app.redis, admin, { isUse: false })
        if (!live || app.draining()) return
        const message = await next()
        // Ended meanwhile, as the service closes.
        if (!stream.writable) return
        silent = message === undefined ? silent + 1 : 0
        const isDue = message !== undefined || silent > silentIntervals
        // A client that does not read connects again when it does.
        if (isDue && !stream.write(`${message ?? ':'}\n\n`)) return void stream.destroy()
        if (silent > silentIntervals) silent = 0
        await setTimeout(streamInterval, undefined, { signal: closed.signal })
      }
    }

    // After an error the client connects again, and receives it as a response.
    send()
      .catch(() => {})
      .finally(() => stream.end())
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      })
      .send(stream)
  }
}
