import type { RoutePlugin } from '@stampa/service-kit'
import { addAdministration, addDetail } from '../../content/administration.ts'
import { addPublicList } from '../../content/public-reads.ts'
import { addUpload, uploadedImages } from '../../content/uploads.ts'
import { addWrites } from '../../content/write.ts'
import { pngFavicon, pngImage } from '../../images.ts'
import { eventDraft, events, toPublicEvent } from './events.ts'
import { eventInput, publicEvent } from './schema.ts'

const routes: RoutePlugin = async app => {
  addPublicList(app, events, {
    summary: 'Active events in the order in which they were made',
    item: publicEvent,
    toItem: toPublicEvent,
    sort: 'createdAt',
  })
  addAdministration(app, events, '/all')
  addDetail(app, events)
  addUpload(app, pngImage)
  addWrites(app, events, {
    create: eventInput,
    change: eventInput,
    images: uploadedImages(app.media, { image: pngImage, favicon: pngFavicon }),
    draft: eventDraft,
  })
}

export default routes
