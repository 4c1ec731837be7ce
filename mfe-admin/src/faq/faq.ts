import { longText, order, text } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

export const faqs = resource({
  kind: 'faq',
  words: {
    title: { en: 'FAQ', el: 'Συχνές ερωτήσεις' },
    noun: { en: 'FAQ', el: 'ερώτηση' },
    many: { en: 'FAQs', el: 'ερωτήσεις' },
    fresh: { en: 'New FAQ', el: 'Νέα ερώτηση' },
    this: { en: 'this FAQ', el: 'αυτή την ερώτηση' },
  },
  command: { en: 'New FAQ', el: 'Νέα συχνή ερώτηση' },
  nameOf: faq => faq.question,
  publicPath: () => '/faq',
  fields: [
    text('question', { en: 'Question', el: 'Ερώτηση' }),
    longText('answer', { en: 'Answer', el: 'Απάντηση' }),
    order(0),
  ],
  columns: ['question', 'answer', 'order'],
  page: () => import(/* webpackChunkName: "faq" */ '../shared/resource/resource-page.tsx'),
})
