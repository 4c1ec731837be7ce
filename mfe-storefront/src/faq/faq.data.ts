import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'

export interface Faq {
  _id: string
  question: string
  /** A paragraph per line. */
  answer: string
}

export interface FaqData {
  faqs: Faq[]
}

/** @throws ApiError with the text that the page shows */
export async function loadFaq({ request: { signal } }: LoaderFunctionArgs): Promise<FaqData> {
  const faqs = await unwrap(catalog.GET('/api/faq', { signal }), {
    fallback: 'Failed to load FAQs',
  })
  return { faqs: faqs.map(({ _id, question, answer }) => ({ _id, question, answer })) }
}
