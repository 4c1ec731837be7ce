import type { LoaderFunctionArgs } from '@stampa/platform'
import { loadTestimonials, type Testimonial } from '../shared/testimonial-card/testimonials.data.ts'

export interface TestimonialsData {
  testimonials: Testimonial[]
}

/** @throws ApiError with the text that the page shows */
export async function loadTestimonialsPage({
  request: { signal },
}: LoaderFunctionArgs): Promise<TestimonialsData> {
  return { testimonials: await loadTestimonials(signal) }
}
