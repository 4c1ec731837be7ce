import type { Head } from '@stampa/platform'
import { listHead } from '../shared/product-list/list-head.ts'
import type { ProductsData } from './products.data.ts'

export function productsHead({ data, search }: { data: ProductsData; search: string }): Head {
  return listHead({
    title: 'Προϊόντα',
    description:
      'Μπλουζάκια, φούτερ, κούπες, τσάντες και δώρα που τυπώνουμε με το δικό σας σχέδιο. Δείτε όλα τα προϊόντα της Stampa.',
    path: '/products',
    search,
    products: data.products,
    trail: [{ name: 'Προϊόντα', path: '/products' }],
  })
}
