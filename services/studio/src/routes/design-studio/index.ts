import type { RoutePlugin } from '@stampa/service-kit'
import { form, mediaPlace } from '@stampa/service-kit/media'
import { pictureCollection, type StudioConfig } from '../../config.ts'
import { addProductReads } from './products/reads.ts'
import { addVariantRoutes } from './products/variant-routes.ts'
import { addProductWrites } from './products/writes.ts'

/** Public pictures and private files are kept apart: each part of the interface has files of its own. */
const routes: RoutePlugin<StudioConfig> = async (app, { config }) => {
  await app.register(async products => {
    await products.register(form, { ...mediaPlace(config), collection: pictureCollection })
    addProductReads(products)
    addProductWrites(products)
    addVariantRoutes(products)
  })
}

export default routes
