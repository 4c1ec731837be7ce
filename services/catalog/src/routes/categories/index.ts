import type { RoutePlugin } from '@stampa/service-kit'
import { addAdministration } from '../../content/administration.ts'
import { addPublicDetail, addPublicList } from '../../content/public-reads.ts'
import { addUpload, uploadedImages } from '../../content/uploads.ts'
import { addWrites } from '../../content/write.ts'
import { pngFavicon, pngImage } from '../../images.ts'
import { categories, categoryDraft, toPublicCategory, whereWithProducts } from './categories.ts'
import { categoryForReader, categoryInput, publicCategory } from './schema.ts'

const routes: RoutePlugin = async app => {
  const list = { item: publicCategory, toItem: toPublicCategory, sort: 'createdAt' }
  addPublicList(app, categories, {
    ...list,
    summary: 'Active categories in the order in which they were made',
  })
  addPublicList(app, categories, {
    ...list,
    path: '/with-products',
    summary: 'Active categories with at least one active product: the menu',
    restrict: whereWithProducts,
  })
  addAdministration(app, categories, '/all')
  addPublicDetail(app, categories, { record: categoryForReader, toPublic: toPublicCategory })
  addUpload(app, pngImage)
  addWrites(app, categories, {
    create: categoryInput,
    change: categoryInput,
    images: uploadedImages(app.media, { image: pngImage, favicon: pngFavicon }),
    draft: categoryDraft,
  })
}

export default routes
