import { expect, test } from 'vitest'
import { faqHead } from './faq-head.ts'

const args = { params: {}, search: '', language: undefined }

test('questions and answers are structured data', () => {
  const faqs = [{ _id: '1', question: 'Πόσο κοστίζει;', answer: 'Εξαρτάται.' }]
  expect(faqHead({ ...args, data: { faqs } }).jsonLd).toHaveProperty('@graph[0]', {
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Πόσο κοστίζει;',
        acceptedAnswer: { '@type': 'Answer', text: 'Εξαρτάται.' },
      },
    ],
  })
})

test('no questions make no such page', () => {
  const { jsonLd, title } = faqHead({ ...args, data: { faqs: [] } })
  expect(jsonLd).toHaveProperty('@graph[0].@type', 'BreadcrumbList')
  expect(title).toBe('Συχνές ερωτήσεις | Stampa')
})
