import type { RoutePlugin } from '@stampa/service-kit'
import { addAdministration, addDetail } from '../../content/administration.ts'
import { addPublicList } from '../../content/public-reads.ts'
import { noImages } from '../../content/uploads.ts'
import { addWrites } from '../../content/write.ts'
import { faqDraft, faqs, toPublicFaq } from './faqs.ts'
import { faqInput, publicFaq } from './schema.ts'

const routes: RoutePlugin = async app => {
  addPublicList(app, faqs, {
    summary: 'All questions by order, the older first where it is equal',
    item: publicFaq,
    toItem: toPublicFaq,
    sort: 'order',
  })
  addAdministration(app, faqs, '/admin')
  addDetail(app, faqs)
  addWrites(app, faqs, { create: faqInput, change: faqInput, images: noImages, draft: faqDraft })
}

export default routes
