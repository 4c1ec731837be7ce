import { PassThrough } from 'node:stream'
import {
  type App,
  adminCall,
  errorResponses,
  isSessionLive,
  Problem,
  Type,
} from '@stampa/service-kit'
import { readLive } from '../../dashboard/live.ts'

/** Milliseconds between two events of a stream. */
const intervalMs = 2000

/** Maximum number of streams open at once. */
const maxWatchers = 200

/** Adds the stream of the last half hour's counts (text/event-stream), which ends with the administrator's session. */
export function addLiveRoutes(app: App): void {
  const watchers = new Set<PassThrough>()
  let shown: { at: number; view: ReturnType<typeof readLive> } | undefined

  /** Reads the counts once for all streams. */
  function current() {
    if (!shown || Date.now() - shown.at > intervalMs / 2) {
      shown = { at: Date.now(), view: readLive(app.db, app.redis) }
      shown.view.catch(() => {})
    }
    return shown.view
  }

  app.addHook('preClose', async () => {
    for (const watcher of watchers) watcher.end()
  })

  app.get(
    '/live',
    adminCall(app, 'analytics:read', {
      response: {
        200: {
          description: 'A message every two seconds: the counts of the last half hour',
          content: { 'text/event-stream': { schema: Type.String() } },
        },
        ...errorResponses(401, 503),
      },
    }),
    async (request, reply) => {
      if (watchers.size >= maxWatchers || app.draining()) {
        throw new Problem(503, 'unavailable', 'Too many are watching, please try again later', {
          headers: { 'retry-after': '30' },
        })
      }
      const stream = new PassThrough()
      watchers.add(stream)
      const { admin } = request

      async function send(): Promise<void> {
        try {
          const live = await isSessionLive(app.redis, admin, { isUse: false })
          if (!live || app.draining()) return void stream.end()
          stream.write(`data: ${JSON.stringify(await current())}\n\n`)
        } catch {
          // The client connects again, and receives the error as a response.
          stream.end()
        }
      }

      const timer = setInterval(send, intervalMs)
      stream.on('close', () => {
        clearInterval(timer)
        watchers.delete(stream)
      })
      request.raw.on('close', () => stream.destroy())
      void send()
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'x-accel-buffering': 'no',
        })
        .send(stream)
    },
  )
}
