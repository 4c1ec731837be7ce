import type { RoutePlugin } from '@stampa/service-kit'
import { addAuditRoutes } from '@stampa/service-kit/audit'
import { createLinks } from '@stampa/service-kit/links'
import { addTemplateRoutes } from '@stampa/service-kit/mail'
import { form, type Media, mediaPlace } from '@stampa/service-kit/media'
import { addNoticeRoutes } from '@stampa/service-kit/outbox/notice-routes'
import { addUndeliveredRoutes } from '@stampa/service-kit/outbox/undelivered-routes'
import {
  fileCollection,
  orderFilesPlace,
  pictureCollection,
  type StudioConfig,
} from '../../config.ts'
import { scheduleHousekeeping, visitorFiles } from '../../housekeeping.ts'
import { declaredMails } from '../../notifications/customer-mails.ts'
import { aboutOf, type OutboxEvents } from '../../outbox.ts'
import { addDraftRoutes } from './draft-routes.ts'
import { addFileRoutes } from './file-routes.ts'
import { addImageRoutes } from './images.ts'
import { addAdminRoutes } from './orders/admin-routes.ts'
import { addDesignRoutes } from './orders/design-routes.ts'
import { addSubmit } from './orders/submit.ts'
import { addProductRoutes } from './products/product-routes.ts'
import { addVariantRoutes } from './products/variant-routes.ts'
import { addProofRoutes } from './proofs/admin-routes.ts'
import { addCustomerRoutes } from './proofs/customer-routes.ts'

/** Public pictures and private files have separate stores, hence the two groups of routes. */
const routes: RoutePlugin<StudioConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)
  let pictures: Media

  await app.register(async products => {
    await products.register(form, { ...mediaPlace(config), collection: pictureCollection })
    pictures = products.media
    addProductRoutes(products)
    addVariantRoutes(products)
  })

  await app.register(async orders => {
    await orders.register(form, {
      ...orderFilesPlace(config),
      collection: fileCollection,
      publicFiles: { config, columns: visitorFiles },
    })
    scheduleHousekeeping(app, pictures, orders.media)
    addSubmit(orders, config, links)
    addAdminRoutes(orders, links)
    addDesignRoutes(orders, links)
    addFileRoutes(orders, links)
    addImageRoutes(orders, config)
    addProofRoutes(orders, links)
    addCustomerRoutes(orders, config, links)
    addDraftRoutes(orders, config, links)
  })

  addUndeliveredRoutes<OutboxEvents>(
    app,
    'studio',
    aboutOf,
    `coalesce(
      (select customer_email from design_orders where id = (o.payload->>'order')::uuid),
      o.payload->>'to'
    )`,
  )
  addNoticeRoutes<OutboxEvents>(app, {
    path: '/notices',
    types: ['design.received', 'design_reply.received', 'proof.answered'],
    section: 'studio',
    aboutOf,
  })
  addTemplateRoutes(app, 'studio', declaredMails)
  addAuditRoutes(app)
}

export default routes
