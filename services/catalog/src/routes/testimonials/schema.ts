import { requiredText, type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { recordFields } from '../../content/schema.ts'
import {
  altInput,
  focusInput,
  imageUrlSchema,
  nullableAssetSchema,
  removeInput,
} from '../../images.ts'

export const publicTestimonial = Type.Object(
  {
    _id: Type.String(),
    customerName: Type.String(),
    testimonial: Type.String(),
    companyLogo: imageUrlSchema,
    companyLogoAsset: nullableAssetSchema,
  },
  { $id: 'PublicTestimonial' },
)

export const adminTestimonial = Type.Object(
  {
    ...publicTestimonial.properties,
    active: Type.Boolean(),
    ...recordFields,
  },
  { $id: 'AdminTestimonial' },
)

/** Of a new and of a changed testimonial; what is left out of a change stays as it is. */
export const testimonialInput = Type.Object({
  customerName: requiredText(200, 'Customer name is required'),
  testimonial: requiredText(5000, 'Testimonial content is required'),
  companyLogo: Type.Optional(fileField()),
  companyLogoAlt: altInput,
  companyLogoFocus: focusInput,
  removeCompanyLogo: removeInput,
  active: Type.Optional(Type.Boolean()),
})

export type PublicTestimonial = Static<typeof publicTestimonial>
export type AdminTestimonial = Static<typeof adminTestimonial>
export type TestimonialInput = Static<typeof testimonialInput>
