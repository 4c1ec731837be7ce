import type { Head } from '@stampa/platform'
import { listHead } from '../shared/product-list/list-head.ts'
import type { CategoryData } from './category.data.ts'

export function categoryHead({ data, search }: { data: CategoryData; search: string }): Head {
  const { category, products } = data
  const path = `/products/category/${category._id}`
  return listHead({
    title: category.name,
    description:
      category.description || `${category.name} με το δικό σας σχέδιο, τυπωμένα από τη Stampa.`,
    path,
    search,
    products,
    trail: [
      { name: 'Προϊόντα', path: '/products' },
      { name: category.name, path },
    ],
  })
}
