import { type RoutePlugin, requiredText, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { addContent } from '../../content/administration.ts'
import { boolean, optionalImage, text } from '../../content/columns.ts'
import { byColumn, byCreation, contentType, inGreekOrder } from '../../content/content-type.ts'
import { addPublicList } from '../../content/public-reads.ts'
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
    testimonial: text(),
    companyLogo: optionalImage('company_logo'),
  },
  administration: { active: boolean },
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

const routes: RoutePlugin = async app => {
  addPublicList(app, testimonials, { summary: 'Active testimonials, newest first' })
  addContent(app, testimonials)
}

export default routes
