import type { RoutePlugin } from '@stampa/service-kit'
import type { AnalyticsConfig } from '../../config.ts'
import { Intake } from '../../ingest/intake.ts'
import { Reception } from '../../ingest/reception.ts'
import { countersKey } from '../../queue/connection.ts'
import { QueueHealth } from '../../queue/health.ts'
import { Producer } from '../../queue/producer.ts'
import { readerGuard } from '../../shares/share-access.ts'
import { Geo } from '../../visitors/geo.ts'
import { addDashboardRoutes } from './dashboard-routes.ts'
import { addEraseRoutes } from './erase-routes.ts'
import { addExportRoutes } from './export-routes.ts'
import { addIngestRoutes } from './ingest-routes.ts'
import { addLiveRoutes } from './live-routes.ts'
import { addQueueRoutes } from './queue-routes.ts'
import { addShareRoutes } from './share-routes.ts'

const routes: RoutePlugin<AnalyticsConfig> = async (app, { config }) => {
  const producer = new Producer(config)
  const health = new QueueHealth(producer, countersKey(config))
  const intake = new Intake(producer, () => health.roughlyQueued(), config.MAX_QUEUED)
  app.addHook('onClose', async () => {
    await intake.close()
    await producer.close()
  })
  const reception = new Reception(config, intake)
  addIngestRoutes(app, reception, await Geo.open())

  const requireReader = readerGuard(app)
  addDashboardRoutes(app, requireReader)
  addExportRoutes(app, requireReader)
  addLiveRoutes(app)
  addQueueRoutes(app, health)
  addShareRoutes(app)
  addEraseRoutes(app, reception)
}

export default routes
