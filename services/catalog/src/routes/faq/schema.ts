import { requiredText, type Static, Type } from '@stampa/service-kit'
import { countedOrderInput, recordFields } from '../../content/schema.ts'

export const publicFaq = Type.Object(
  {
    _id: Type.String(),
    question: Type.String(),
    answer: Type.String(),
    order: Type.Integer(),
  },
  { $id: 'PublicFaq' },
)

export const adminFaq = Type.Object(
  { ...publicFaq.properties, ...recordFields },
  { $id: 'AdminFaq' },
)

const incomplete = 'Question and answer are required'

export const faqInput = Type.Object({
  question: requiredText(1000, incomplete),
  answer: requiredText(20_000, incomplete),
  order: countedOrderInput,
})

export type PublicFaq = Static<typeof publicFaq>
export type AdminFaq = Static<typeof adminFaq>
export type FaqInput = Static<typeof faqInput>
