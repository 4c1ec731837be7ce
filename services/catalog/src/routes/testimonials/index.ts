import type { RoutePlugin } from '@stampa/service-kit'
import { addAdministration, addDetail } from '../../content/administration.ts'
import { addPublicList } from '../../content/public-reads.ts'
import { formImages } from '../../content/uploads.ts'
import { addWrites } from '../../content/write.ts'
import { anyImage } from '../../images.ts'
import { publicTestimonial, testimonialInput } from './schema.ts'
import { testimonialDraft, testimonials, toPublicTestimonial } from './testimonials.ts'

const routes: RoutePlugin = async app => {
  addPublicList(app, testimonials, {
    summary: 'Active testimonials, newest first',
    item: publicTestimonial,
    toItem: toPublicTestimonial,
    sort: '-createdAt',
  })
  addAdministration(app, testimonials, '/admin')
  addDetail(app, testimonials)
  addWrites(app, testimonials, {
    create: testimonialInput,
    change: testimonialInput,
    form: { companyLogo: anyImage },
    images: formImages,
    draft: testimonialDraft,
  })
}

export default routes
