import { type RouteHandle, useLoaderData } from '@stampa/platform'
import type { ReactElement } from 'react'
import { BannerSlider } from './banner-slider/banner-slider.tsx'
import { BlogTeaser } from './blog-teaser/blog-teaser.tsx'
import { CategoryLinks } from './category-links/category-links.tsx'
import { CustomOrderSection } from './custom-order/custom-order-section.tsx'
import { CustomerLogos } from './customer-logos/customer-logos.tsx'
import { EventBanner } from './event-banner/event-banner.tsx'
import type { HomeData } from './home.data.ts'
import { homeHead } from './home-head.ts'
import { OfferAndContact } from './offer/offer-and-contact.tsx'
import { ProductTeaser } from './product-teaser/product-teaser.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'

export const handle = { head: homeHead } satisfies RouteHandle

/** `/`: one section after the other, each with a folder of its own. */
export function Component(): ReactElement {
  const home = useLoaderData<HomeData>()
  return (
    <>
      <BannerSlider banners={home.banners} examples={home.featured} />
      <CategoryLinks categories={home.categories} />
      <ProductTeaser products={home.featured} />
      <EventBanner banner={home.eventBanner} events={home.events} />
      <CustomOrderSection form={home.orderForm} />
      <OfferAndContact offer={home.offerBanner} />
      <Testimonials testimonials={home.testimonials} />
      <BlogTeaser posts={home.posts} />
      <CustomerLogos customers={home.customers} />
    </>
  )
}
