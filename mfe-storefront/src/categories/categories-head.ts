import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { panelImageSizes } from '../shared/banner/panel-image-sizes.ts'
import { cardGridSizes } from '../shared/card-grid/card-grid-sizes.ts'
import { pageHead } from '../shared/page-head.ts'
import type { CategoriesData } from './categories.data.ts'
import { categoriesMessages } from './categories.messages.ts'

export function categoriesHead({ data, language }: HeadArgs & { data: CategoriesData }): Head {
  const { title, description } = textsIn(categoriesMessages, language)
  const { banner, categories } = data
  return pageHead({
    title,
    description,
    path: '/categories',
    image: banner
      ? { asset: banner.imageAsset, sizes: panelImageSizes.beside }
      : { asset: categories[0]?.imageAsset, sizes: cardGridSizes },
  })
}
