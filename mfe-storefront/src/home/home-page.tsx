import { useLoaderData } from '@stampa/platform'
import type { ReactElement } from 'react'
import { BannerSlider } from './banner-slider/banner-slider.tsx'
import { CategoryLinks } from './category-links/category-links.tsx'
import type { HomeData } from './home.data.ts'
import { ProductTeaser } from './product-teaser/product-teaser.tsx'

/** `/`: one section after the other, each with a folder of its own. */
export function Component(): ReactElement {
  const { banners, categories, featured } = useLoaderData<HomeData>()
  return (
    <>
      <BannerSlider banners={banners} examples={featured} />
      <CategoryLinks categories={categories} />
      <ProductTeaser products={featured} />
    </>
  )
}
