import { type CatalogAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { catalog } from '../api.ts'

export interface Testimonial {
  _id: string
  customerName: string
  testimonial: string
  logo: ImageAsset | null
}

/**
 * The first testimonials.
 *
 * @throws ApiError
 */
export async function loadTestimonials(
  signal: AbortSignal,
  query: { limit?: number } = {},
): Promise<Testimonial[]> {
  const testimonials = await unwrap(
    catalog.GET('/api/testimonials', { params: { query }, signal }),
    { fallback: 'Failed to load testimonials' },
  )
  return testimonials.map(toTestimonial)
}

function toTestimonial(answer: CatalogAnswer<'/api/testimonials'>[number]): Testimonial {
  const { _id, customerName, testimonial, companyLogoAsset } = answer
  return { _id, customerName, testimonial, logo: companyLogoAsset }
}

export interface TestimonialsData {
  testimonials: Testimonial[]
}

/** @throws ApiError with the text that the page shows */
export async function loadTestimonialsPage({
  request: { signal },
}: LoaderFunctionArgs): Promise<TestimonialsData> {
  return { testimonials: await loadTestimonials(signal) }
}
