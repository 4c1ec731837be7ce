import { type CatalogAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../api.ts'
import { type Loaded, orNothing, pick } from '../loaders.ts'

const fields = ['_id', 'customerName', 'testimonial', 'companyLogoAsset', 'language'] as const

export type Testimonial = Pick<CatalogAnswer<'/api/testimonials'>[number], (typeof fields)[number]>

/** @throws ApiError */
export async function loadTestimonials(
  signal: AbortSignal,
  query: { limit?: number } = {},
): Promise<Testimonial[]> {
  const testimonials = await unwrap(
    catalog.GET('/api/testimonials', { params: { query }, signal }),
    { fallback: 'Failed to load testimonials' },
  )
  return testimonials.map(testimonial => pick(testimonial, fields))
}

export type TestimonialsData = Loaded<typeof loadTestimonialsPage>

/** @throws ApiError with the text that the page shows */
export async function loadTestimonialsPage({ request: { signal } }: LoaderFunctionArgs) {
  const call = catalog.GET('/api/reviews', { params: { query: { limit: 100 } }, signal })
  const reviews = orNothing(unwrap(call, { fallback: 'Failed to load testimonials' }), signal)
  return { testimonials: await loadTestimonials(signal), reviews: await reviews }
}
