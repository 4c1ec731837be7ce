import { type CatalogAnswer, catalogRules, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { textOf, toForm } from '../shared/form/form-values.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Faq = CatalogAnswer<'/api/faq/admin'>[number]

const failures = {
  load: 'Failed to fetch FAQs',
  save: 'Failed to save FAQ',
  remove: 'Failed to delete FAQ',
}

export const faqs: Resource<Faq> = {
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

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/faq/admin'), { fallback: failures.load }),
  }),

  save(form, target) {
    const body = {
      question: textOf(form, 'question'),
      answer: textOf(form, 'answer'),
      order: Number(textOf(form, 'order')),
    }
    const call = target
      ? catalog.PUT('/api/faq/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body,
        })
      : catalog.POST('/api/faq', { body })
    return unwrap(call, { fallback: failures.save, preferServerMessage: true })
  },

  toForm: row =>
    toForm({ question: row?.question ?? '', answer: row?.answer ?? '', order: row?.order ?? 0 }),
}
