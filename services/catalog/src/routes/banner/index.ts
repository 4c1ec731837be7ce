import type { RoutePlugin } from '@stampa/service-kit'
import { addAdministration, addDetail } from '../../content/administration.ts'
import { addPublicList } from '../../content/public-reads.ts'
import { formImages } from '../../content/uploads.ts'
import { addWrites } from '../../content/write.ts'
import { bannerImage } from '../../images.ts'
import { bannerDraft, banners, toPublicBanner } from './banners.ts'
import { changedBanner, newBanner, publicBanner } from './schema.ts'

const routes: RoutePlugin = async app => {
  addPublicList(app, banners, {
    summary: 'Active banners of all placements by order, newest first where it is equal',
    item: publicBanner,
    toItem: toPublicBanner,
    sort: 'order',
  })
  addAdministration(app, banners, '/admin')
  addDetail(app, banners)
  addWrites(app, banners, {
    create: newBanner,
    change: changedBanner,
    form: { image: bannerImage },
    images: formImages,
    draft: bannerDraft,
  })
}

export default routes
