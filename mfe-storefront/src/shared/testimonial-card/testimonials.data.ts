import { type CatalogAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../api.ts'
import { type Loaded, pick } from '../loaders.ts'

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
export async function loadTestimonialsPage({ request }: LoaderFunctionArgs) {
  return { testimonials: await loadTestimonials(request.signal) }
}
