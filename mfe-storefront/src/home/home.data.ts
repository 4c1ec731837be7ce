import type { LoaderFunctionArgs } from '@stampa/platform'
import { orNothing } from '../shared/or-nothing.ts'
import type { CardData } from '../shared/product-card/card-data.ts'
import { type Banner, loadBanners } from './banner-slider/banners.data.ts'
import { type CategoryLink, loadCategoryLinks } from './category-links/category-links.data.ts'
import { loadFeatured } from './product-teaser/product-teaser.data.ts'

/** What the home page's sections show; a section whose list is empty is left out. */
export interface HomeData {
  banners: Banner[]
  categories: CategoryLink[]
  featured: CardData[]
}

/** Loads all sections together. Never fails: the home page is there whatever is not. */
export async function loadHome({ request: { signal } }: LoaderFunctionArgs): Promise<HomeData> {
  const [banners, categories, featured] = await Promise.all([
    orNothing(loadBanners(signal), signal),
    orNothing(loadCategoryLinks(signal), signal),
    orNothing(loadFeatured(signal), signal),
  ])
  return { banners, categories, featured }
}
