import { type RouteHandle, useLoaderData } from '@stampa/platform'
import type { ReactElement } from 'react'
import { Later } from '../shared/later/later.tsx'
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
      <Later>
        <ProductTeaser products={home.featured} />
      </Later>
      <Later>
        <EventBanner banner={home.eventBanner} events={home.events} />
      </Later>
      <Later>
        <CustomOrderSection form={home.orderForm} />
      </Later>
      <Later>
        <OfferAndContact offer={home.offerBanner} />
      </Later>
      <Later>
        <Testimonials testimonials={home.testimonials} />
      </Later>
      <Later>
        <BlogTeaser posts={home.posts} />
      </Later>
      <Later>
        <CustomerLogos customers={home.customers} />
      </Later>
    </>
  )
}
