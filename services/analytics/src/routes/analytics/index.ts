import type { RoutePlugin } from '@stampa/service-kit'
import { addAuditRoutes } from '@stampa/service-kit/audit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import type { AnalyticsConfig } from '../../config.ts'
import { Admission } from '../../ingest/admission.ts'
import { Intake } from '../../ingest/intake.ts'
import { EventQueue } from '../../queue/event-queue.ts'
import { openVisits } from '../../storage/open-visits.ts'
import { Geo } from '../../visitors/geo.ts'
import { addDashboardRoutes } from './dashboard-routes.ts'
import { addIngestRoutes } from './ingest-routes.ts'
import { addLiveRoutes } from './live-routes.ts'
import { addQueueRoutes } from './queue-routes.ts'
import { addShareRoutes } from './share-routes.ts'

const hour = 3_600_000

const routes: RoutePlugin<AnalyticsConfig> = async (app, { config }) => {
  const queue = new EventQueue(config)
  queue.measure(app)
  const intake = new Intake(queue, config.MAX_QUEUED)
  app.addHook('onClose', async () => {
    await intake.close()
    await queue.close()
  })
  addIngestRoutes(app, new Admission(config, intake), await Geo.open())
  addDashboardRoutes(app, openVisits(config))
  addLiveRoutes(app)
  addQueueRoutes(app, queue)
  addShareRoutes(app)
  addAuditRoutes(app)
  scheduleJobs(app, [
    { name: 'forget-failed-batches', every: hour, run: () => queue.forgetFailed() },
  ])
}

export default routes
