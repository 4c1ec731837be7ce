import { type App, adminCall, errorResponses } from '@stampa/service-kit'
import { eventStream, eventStreams, streamInterval } from '@stampa/service-kit/event-streams'
import { readLive } from '../../dashboard/live.ts'

/** Adds the stream of the last half hour's counts (text/event-stream), which ends with the administrator's session. */
export function addLiveRoutes(app: App): void {
  const stream = eventStreams(app)
  let shown: { at: number; view: ReturnType<typeof readLive> } | undefined

  /** Reads the counts once for all streams. */
  function current() {
    if (!shown || Date.now() - shown.at > streamInterval / 2) {
      shown = { at: Date.now(), view: readLive(app.db, app.redis) }
      shown.view.catch(() => {})
    }
    return shown.view
  }

  app.get(
    '/live',
    adminCall(app, 'analytics:read', {
      response: {
        200: eventStream('A message every two seconds: the counts of the last half hour'),
        ...errorResponses(401, 503),
      },
    }),
    async (request, reply) =>
      stream(request, reply, async () => `data: ${JSON.stringify(await current())}`),
  )
}
