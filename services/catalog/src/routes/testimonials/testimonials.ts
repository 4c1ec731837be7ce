import {
  byColumn,
  byMaking,
  type ContentRow,
  type ContentType,
  inGreekOrder,
} from '../../content/content-type.ts'
import { recordView } from '../../content/schema.ts'
import type { Images } from '../../content/uploads.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse, sentOrRemoved } from '../../images.ts'
import {
  type AdminTestimonial,
  adminTestimonial,
  type PublicTestimonial,
  type TestimonialInput,
} from './schema.ts'

interface TestimonialRow extends ContentRow {
  customer_name: string
  testimonial: string
  active: boolean
  company_logo: ImageUse | null
}

export const testimonials: ContentType<TestimonialRow> = {
  kind: 'testimonial',
  label: 'Testimonial',
  table: 'testimonials',
  columns: ['customer_name', 'testimonial', 'company_logo'],
  flag: 'active',
  sorting: {
    id: 'testimonials.id',
    keys: {
      createdAt: byMaking('testimonials.id'),
      customerName: inGreekOrder('testimonials.customer_name', row => row.customer_name),
      active: byColumn('testimonials.active', row => row.active),
    },
  },
  standardSort: '-createdAt',
  name: row => row.customer_name,
  admin: adminTestimonial,
  toAdmin: toAdminTestimonial,
}

export function toPublicTestimonial(row: TestimonialRow): PublicTestimonial {
  return {
    _id: row.id,
    customerName: row.customer_name,
    testimonial: row.testimonial,
    companyLogo: row.company_logo && imageUrl(row.company_logo),
    companyLogoAsset: row.company_logo && imageAsset(row.company_logo),
  }
}

function toAdminTestimonial(row: TestimonialRow): AdminTestimonial {
  return { ...toPublicTestimonial(row), active: row.active, ...recordView(row) }
}

export function testimonialDraft(
  input: TestimonialInput,
  { companyLogo }: Images,
  before?: TestimonialRow,
): Draft {
  const use = { alt: input.companyLogoAlt, focus: input.companyLogoFocus }
  const logo = sentOrRemoved(companyLogo, input.removeCompanyLogo)
  return {
    columns: {
      customer_name: input.customerName.trim(),
      testimonial: input.testimonial.trim(),
      active: input.active,
      company_logo: imageUse(logo, use, before?.company_logo),
    },
  }
}
