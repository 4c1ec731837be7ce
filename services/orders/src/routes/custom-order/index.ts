import type { RoutePlugin } from '@stampa/service-kit'
import { createLinks } from '@stampa/service-kit/links'
import type { OrdersConfig } from '../../config.ts'
import { addAdminRoutes } from './admin-routes.ts'
import { addFileRoutes } from './file-routes.ts'
import { addPublicRoutes } from './public-routes.ts'

const routes: RoutePlugin<OrdersConfig> = async (app, { config }) => {
  const links = createLinks(config.LINK_KEY)
  addPublicRoutes(app, config, links)
  addAdminRoutes(app, links)
  addFileRoutes(app, links)
}

export default routes
