import { type App, addGauge, Histogram } from '@stampa/service-kit'
import { type Media, mediaPlace, openMedia, openTemporary } from '@stampa/service-kit/media'
import { type QueueOptions, repeatedly, WorkQueue, workOff } from '@stampa/service-kit/queue'
import { pictureCollection, type StudioConfig } from '../config.ts'
import { type Places, produceOrder } from './produce-order.ts'
import { countWaiting, failWaiting, ordersWaiting } from './store.ts'

/** Orders that take turns at the one drawing process, so that a small one does not wait for a large one. */
export const artworkQueue: QueueOptions = {
  name: '{studio-artwork}',
  // The last one is at least nine hours after the first: longer than an outage over night.
  attempts: 15,
  backoffMs: 2000,
  concurrency: 3,
}

/** Polling interval for waiting orders, ms. */
const lookEvery = 1000

/** Orders queued per poll. */
const batchSize = 50

/**
 * Makes a worker draw the artwork of orders. The `artwork` table holds the state of every file; files of a killed
 * worker stay waiting and are drawn again to the same bytes. The next worker removes its temporary folder.
 */
export async function makeArtwork(
  app: App,
  config: Omit<StudioConfig, 'PUBLIC_WRITES_PER_10_MINUTES'>,
  files: Media,
): Promise<void> {
  const places: Places = {
    files,
    pictures: await openMedia(mediaPlace(config), pictureCollection),
    temporary: await openTemporary(config.ORDER_FILES_DIR),
  }
  const queue = new WorkQueue<{ order: string }>(config, artworkQueue)
  queue.measure(app)
  const seconds = addMetrics(app)

  const work = workOff<{ order: string }>(
    config,
    artworkQueue,
    async ({ order }, { last }) => {
      const stop = seconds.startTimer()
      try {
        const isComplete = await produceOrder(app.db, places, order)
        stop({ outcome: isComplete ? 'drawn' : 'incomplete' })
      } catch (err) {
        stop({ outcome: 'retried' })
        app.log.warn({ order, err }, 'artwork has to wait')
        if (!last) throw err
        app.log.error({ order }, 'artwork was given up')
        await failWaiting(app.db, order, 'given_up')
      }
    },
    err => app.log.debug({ err }, 'the queue'),
  )

  app.addHook('onClose', async () => {
    await work.close()
    await queue.close()
  })
  repeatedly(
    app,
    lookEvery,
    async () => {
      if (!queue.ready) return
      const orders = await ordersWaiting(app.db, batchSize)
      if (orders.length === 0) return
      await queue.addJobs(
        orders.map(({ id, turn }) => ({ id, data: { order: id }, priority: turn })),
      )
    },
    'artwork waits: it cannot be handed on',
  )
}

/** @returns the histogram of an order's drawing time */
function addMetrics(app: App) {
  addGauge(
    app,
    {
      name: 'stampa_artwork_waiting',
      help: 'print files that wait to be drawn',
      labelNames: [],
    },
    async () => [[{}, await countWaiting(app.db)]],
  )
  return new Histogram({
    name: 'stampa_artwork_seconds',
    help: 'time of an attempt to draw all files of an order; incomplete when one cannot be drawn',
    labelNames: ['outcome'] as const,
    buckets: [0.5, 1, 2, 5, 10, 20, 60],
    registers: [app.metrics],
  })
}
