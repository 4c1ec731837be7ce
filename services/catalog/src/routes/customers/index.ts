import { requiredText, Type } from '@stampa/service-kit'
import { contentRoutes } from '../../content/administration.ts'
import { boolean, image, text } from '../../content/columns.ts'
import { byColumn, byCreation, contentType, inGreekOrder } from '../../content/content-type.ts'
import { flagInput } from '../../content/schema.ts'
import { altInput, customerImage, focusInput } from '../../images.ts'

export const customers = contentType({
  kind: 'customer',
  label: 'Customer',
  schemas: 'Customer',
  table: 'customers',
  list: '/admin',
  columns: { name: text(), image: image() },
  adminColumns: { active: boolean },
  flag: 'active',
  sorts: { createdAt: byCreation, name: inGreekOrder, active: byColumn },
  standardSort: 'createdAt',
  name: row => row.name,
  uploads: { image: customerImage },
  body: {
    name: requiredText(200, 'Customer name is required'),
    active: flagInput,
    image: Type.String({
      minLength: 1,
      maxLength: 500,
      message: 'Logo image is required',
      description: '`imageUrl` of an upload',
    }),
    imageAlt: altInput,
    imageFocus: focusInput,
  },
})

export default contentRoutes(
  customers,
  'Logos of active customers in the order in which they were made',
)
