import { requiredText, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { contentRoutes } from '../../content/administration.ts'
import { boolean, optionalImage, text } from '../../content/columns.ts'
import { byColumn, byCreation, contentType, inGreekOrder } from '../../content/content-type.ts'
import { flagInput } from '../../content/schema.ts'
import { altInput, anyImage, focusInput, removeInput } from '../../images.ts'

export const testimonials = contentType({
  kind: 'testimonial',
  label: 'Testimonial',
  schemas: 'Testimonial',
  table: 'testimonials',
  list: '/admin',
  columns: {
    customerName: text({ name: 'customer_name' }),
    testimonial: text({ translated: true }),
    companyLogo: optionalImage('company_logo'),
  },
  adminColumns: { active: boolean },
  flag: 'active',
  sorts: { createdAt: byCreation, customerName: inGreekOrder, active: byColumn },
  standardSort: '-createdAt',
  name: row => row.customerName,
  form: { companyLogo: anyImage },
  body: {
    customerName: requiredText(200, 'Customer name is required'),
    testimonial: requiredText(5000, 'Testimonial content is required'),
    companyLogo: Type.Optional(fileField()),
    companyLogoAlt: altInput,
    companyLogoFocus: focusInput,
    removeCompanyLogo: removeInput,
    active: flagInput,
  },
})

export default contentRoutes(testimonials, 'Active testimonials, newest first')
