import { demoAbout } from './about.ts'
import { demoBanners } from './banners.ts'
import { demoCompany } from './company.ts'
import { demoCustomers } from './customers.ts'
import { demoEvents } from './events.ts'
import { demoFaqs } from './faqs.ts'
import { demoPosts } from './posts.ts'
import { demoCategories, demoProducts } from './range.ts'
import { demoTestimonials } from './testimonials.ts'
import type { DemoContent } from './types.ts'
import { demoWorks } from './works.ts'

/**
 * The demo shop: a print shop in Athens with all that it publishes. Every picture is drawn and painted
 * here, 8 to 11 s of processor time in all; the result is the same bytes on every call.
 */
export async function demoContent(): Promise<DemoContent> {
  const [
    company,
    categories,
    products,
    events,
    banners,
    testimonials,
    posts,
    about,
    works,
    customers,
  ] = await Promise.all([
    demoCompany(),
    demoCategories(),
    demoProducts(),
    demoEvents(),
    demoBanners(),
    demoTestimonials(),
    demoPosts(),
    demoAbout(),
    demoWorks(),
    demoCustomers(),
  ])
  const faqs = demoFaqs()
  return {
    company,
    categories,
    events,
    products,
    banners,
    testimonials,
    posts,
    about,
    faqs,
    works,
    customers,
  }
}
