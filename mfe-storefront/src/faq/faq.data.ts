import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { type Loaded, pick } from '../shared/loaders.ts'

export type FaqData = Loaded<typeof loadFaq>

/** @throws ApiError with the text that the page shows */
export async function loadFaq({ request: { signal } }: LoaderFunctionArgs) {
  const faqs = await unwrap(catalog.GET('/api/faq', { signal }), {
    fallback: 'Failed to load FAQs',
  })
  return { faqs: faqs.map(faq => pick(faq, ['_id', 'question', 'answer'])) }
}
