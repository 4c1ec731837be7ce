import type { RoutePlugin } from '@stampa/service-kit'
import { addAdministration, addDetail } from '../../content/administration.ts'
import { addPublicList } from '../../content/public-reads.ts'
import { addUpload, uploadedImages } from '../../content/uploads.ts'
import { addWrites } from '../../content/write.ts'
import { customerImage } from '../../images.ts'
import { customerDraft, customers, toPublicCustomer } from './customers.ts'
import { changedCustomer, newCustomer, publicCustomer } from './schema.ts'

const routes: RoutePlugin = async app => {
  addPublicList(app, customers, {
    summary: 'Logos of active customers in the order in which they were made',
    item: publicCustomer,
    toItem: toPublicCustomer,
    sort: 'createdAt',
  })
  addAdministration(app, customers, '/admin')
  addDetail(app, customers)
  addUpload(app, customerImage)
  addWrites(app, customers, {
    create: newCustomer,
    change: changedCustomer,
    images: uploadedImages(app.media, { image: customerImage }),
    draft: customerDraft,
  })
}

export default routes
