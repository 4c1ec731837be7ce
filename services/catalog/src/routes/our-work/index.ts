import { requiredText } from '@stampa/service-kit'
import { contentRoutes } from '../../content/administration.ts'
import { integer, text } from '../../content/columns.ts'
import { byCreation, byOrder, contentType, inGreekOrder } from '../../content/content-type.ts'
import { imageList, imageListInput } from '../../content/image-list.ts'
import { countedOrderInput } from '../../content/schema.ts'
import { workImages } from '../../images.ts'

export const works = contentType({
  kind: 'work',
  label: 'Work post',
  schemas: 'Work',
  table: 'works',
  list: '/admin',
  columns: {
    title: text({ translated: true }),
    customerName: text({ name: 'customer_name' }),
    description: text({ translated: true }),
    order: integer,
    images: imageList(workImages, 'removed'),
  },
  sorts: {
    order: byOrder,
    title: inGreekOrder,
    customerName: inGreekOrder,
    createdAt: byCreation,
  },
  standardSort: 'order',
  name: row => row.title,
  form: { images: workImages },
  body: {
    title: requiredText(300, 'Title is required'),
    customerName: requiredText(200, 'Customer name is required'),
    description: requiredText(20_000, 'Description is required'),
    order: countedOrderInput,
    ...imageListInput(workImages, 'removed'),
  },
})

export default contentRoutes(works, 'All works by order, newest first where it is equal')
