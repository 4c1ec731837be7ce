import { expect, test } from 'vitest'
import { handle } from './faq-page.tsx'

const args = { params: {}, search: '', language: undefined }

test('describes questions and answers as structured data', () => {
  const faqs = [{ _id: '1', question: 'Πόσο κοστίζει;', answer: 'Εξαρτάται.' }]
  expect(handle.head({ ...args, data: { faqs } }).jsonLd).toHaveProperty('@graph[0]', {
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

test('describes no questions when there are none', () => {
  const { jsonLd, title } = handle.head({ ...args, data: { faqs: [] } })
  expect(jsonLd).toHaveProperty('@graph[0].@type', 'BreadcrumbList')
  expect(title).toBe('Συχνές ερωτήσεις | Stampa')
})
