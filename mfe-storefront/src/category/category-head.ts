import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { productsMessages } from '../products/products.messages.ts'
import { categoryPath } from '../shared/paths.ts'
import { listHead } from '../shared/product-list/list-head.ts'
import type { CategoryData } from './category.data.ts'
import { categoryMessages } from './category.messages.ts'

export function categoryHead({ data, search, language }: HeadArgs & { data: CategoryData }): Head {
  const { category, products } = data
  const path = categoryPath(category)
  return listHead({
    title: category.name,
    description:
      category.description || textsIn(categoryMessages, language).description(category.name),
    path,
    search,
    language,
    products,
    trail: [
      { name: textsIn(productsMessages, language).title, path: '/products' },
      { name: category.name, path },
    ],
  })
}
