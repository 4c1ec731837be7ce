import { requiredText } from '@stampa/service-kit'
import { contentRoutes } from '../../content/administration.ts'
import { integer, text } from '../../content/columns.ts'
import { byColumn, byCreation, byFirstCharacters, contentType } from '../../content/content-type.ts'
import { countedOrderInput } from '../../content/schema.ts'

const incomplete = 'Question and answer are required'

export const faqs = contentType({
  kind: 'faq',
  label: 'FAQ',
  schemas: 'Faq',
  table: 'faqs',
  list: '/admin',
  columns: {
    question: text({ translated: true }),
    answer: text({ translated: true }),
    order: integer,
  },
  sorts: { order: byColumn, question: byFirstCharacters, createdAt: byCreation },
  standardSort: 'order',
  name: row => row.question,
  body: {
    question: requiredText(1000, incomplete),
    answer: requiredText(20_000, incomplete),
    order: countedOrderInput,
  },
})

export default contentRoutes(faqs, 'All questions by order, the older first where it is equal')
