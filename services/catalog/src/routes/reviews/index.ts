import type { RoutePlugin } from '@stampa/service-kit'
import type { CatalogConfig } from '../../app.ts'
import { addContent } from '../../content/administration.ts'
import { addPublicList } from '../../content/public-reads.ts'
import { receiveReviews } from './receive-reviews.ts'
import { reviews } from './reviews.ts'

const routes: RoutePlugin<CatalogConfig> = async (app, { config }) => {
  receiveReviews(app, config)
  addPublicList(app, reviews, { summary: 'Published reviews, newest first' })
  addContent(app, reviews)
}

export default routes
