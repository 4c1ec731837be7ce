import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { listHead } from '../shared/product-list/list-head.ts'
import type { ProductsData } from './products.data.ts'
import { productsMessages } from './products.messages.ts'

export function productsHead({ data, search, language }: HeadArgs & { data: ProductsData }): Head {
  const { title, description } = textsIn(productsMessages, language)
  return listHead({
    title,
    description,
    path: '/products',
    search,
    language,
    products: data.products,
    trail: [{ name: title, path: '/products' }],
  })
}
