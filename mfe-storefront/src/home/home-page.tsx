import {
  type Head,
  type HeadArgs,
  type RouteHandle,
  textsIn,
  useLoaderData,
} from '@stampa/platform'
import type { ReactElement } from 'react'
import { imagePreload, openGraphImage } from '../shared/image-head.ts'
import { panelImageSizes } from '../shared/image-sizes.ts'
import { Later } from '../shared/later/later.tsx'
import { BannerSlider } from './banner-slider/banner-slider.tsx'
import { welcomeImageSizes } from './banner-slider/welcome.tsx'
import { CustomOrderSection } from './custom-order-section.tsx'
import { CustomerLogos } from './customer-logos.tsx'
import { EventBanner } from './event-banner.tsx'
import type { HomeData } from './home.data.ts'
import { homeMessages } from './home.messages.ts'
import { OfferAndContact } from './offer-and-contact.tsx'
import { BlogTeaser, CategoryLinks, ProductTeaser, Testimonials } from './teasers.tsx'

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

function homeHead({ data, language }: HeadArgs & { data: HomeData }): Head {
  const { title, description } = textsIn(homeMessages, language)
  const banner = data.banners.find(({ imageAsset }) => imageAsset)?.imageAsset
  const example = data.banners.length === 0 ? data.featured[0]?.imageAsset : undefined
  return {
    title,
    description,
    canonical: '/',
    ...openGraphImage(banner ?? example),
    ...(banner
      ? imagePreload(banner, panelImageSizes.beside)
      : imagePreload(example, welcomeImageSizes)),
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Stampa', url: '/' },
  }
}
