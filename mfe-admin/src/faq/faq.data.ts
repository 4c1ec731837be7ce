import { type CatalogAnswer, catalogRules } from '@stampa/api'
import { listLoader, type RecordBody } from '../shared/calls/content-calls.ts'
import { rulesOf } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Faq = CatalogAnswer<'/api/faq/admin'>[number]

export type FaqValues = {
  question: string
  answer: string
  order: number | null
}

const failures = {
  load: 'Failed to fetch FAQs',
  save: 'Failed to save FAQ',
  remove: 'Failed to delete FAQ',
}

export const faqs: Resource<Faq, FaqValues> = {
  id: 'faq',
  kind: 'faq',
  words: {
    title: { en: 'FAQ', el: 'Συχνές ερωτήσεις' },
    noun: { en: 'FAQ', el: 'ερώτηση' },
    many: { en: 'FAQs', el: 'ερωτήσεις' },
    fresh: { en: 'New FAQ', el: 'Νέα ερώτηση' },
    this: { en: 'this FAQ', el: 'αυτή την ερώτηση' },
  },
  failures,
  nameOf: faq => faq.question,
  ordered: true,
  rules: rulesOf(catalogRules['/api/faq']),

  load: listLoader('/api/faq/admin', failures.load),

  toValues: row => ({
    question: row?.question ?? '',
    answer: row?.answer ?? '',
    order: row?.order ?? 0,
  }),

  toBody: ({ order, ...values }): RecordBody<'faq'> => ({ ...values, order: order ?? 0 }),
}
