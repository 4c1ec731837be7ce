import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageHead } from '../shared/page-head.ts'
import type { Faq, FaqData } from './faq.data.ts'
import { faqMessages } from './faq.messages.ts'

export function faqHead({ data, language }: HeadArgs & { data: FaqData }): Head {
  const { title, description } = textsIn(faqMessages, language)
  return pageHead({
    title,
    description,
    path: '/faq',
    ...(data.faqs.length > 0 && { subject: faqPage(data.faqs) }),
  })
}

/** https://schema.org/FAQPage */
function faqPage(faqs: Faq[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
