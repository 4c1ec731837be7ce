import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { imagePreload, openGraphImage } from '../image-head.ts'
import { cardImageSizes } from '../image-sizes.ts'
import { breadcrumbList, pageTitle, type Step } from '../page-head.ts'
import { askedPage, pageOf, pageSearch } from '../paged-list/page-of.ts'
import { pagingMessages } from '../paged-list/paging.messages.ts'
import { type CardData, productsPageSize } from '../product-card/card-data.ts'

interface ListHeadOptions extends Pick<HeadArgs, 'search' | 'language'> {
  title: string
  description: string
  /** Of the list's first page. */
  path: string
  products: CardData[]
  /** The way from the home page, the list included. */
  trail: Step[]
}

/** What a list of products says about itself; every page of it has an address of its own. */
export function listHead(options: ListHeadOptions): Head {
  const { title, description, path, search, language, products, trail } = options
  const { items, page } = pageOf(products, askedPage(search), productsPageSize)
  const first = items[0]?.imageAsset
  const { pageTitle: titleOfPage } = textsIn(pagingMessages, language)
  return {
    title: pageTitle(page === 1 ? title : titleOfPage(title, page)),
    description,
    canonical: path + pageSearch('', page),
    ...openGraphImage(first),
    ...imagePreload(first, cardImageSizes),
    jsonLd: { '@context': 'https://schema.org', ...breadcrumbList(trail) },
  }
}
