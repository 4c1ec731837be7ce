import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { productsMessages } from '../products/products.messages.ts'
import { openGraphImage } from '../shared/image-head.ts'
import { acrossPhone } from '../shared/image-sizes.ts'
import { metaDescription, pageHead } from '../shared/page-head.ts'
import { categoryPath, productPath } from '../shared/paths.ts'
import type { ProductData } from './product.data.ts'

/** How wide the product's image is shown; see `.image` in product-page.module.css. */
export const productImageSizes = `(min-width: 77.5rem) 36rem, (min-width: 44rem) 48vw, ${acrossPhone}`

export function productHead({ data, language }: HeadArgs & { data: ProductData }): Head {
  const [category] = data.categories
  const { title: products } = textsIn(productsMessages, language)
  const path = productPath(data)
  return {
    ...pageHead({
      title: data.title,
      description: metaDescription(data.description),
      path,
      trail: [
        { name: products, path: '/products' },
        ...(category ? [{ name: category.name, path: categoryPath(category) }] : []),
        { name: data.title, path },
      ],
      image: { asset: data.imageAsset, sizes: productImageSizes },
      subject: product(data),
    }),
    type: 'product',
  }
}

/** https://schema.org/Product */
function product(data: ProductData): Record<string, unknown> {
  const [category] = data.categories
  return {
    '@type': 'Product',
    name: data.title,
    description: data.description,
    url: productPath(data),
    ...openGraphImage(data.imageAsset),
    ...(category && { category: category.name }),
    brand: { '@type': 'Brand', name: 'Stampa' },
  }
}
