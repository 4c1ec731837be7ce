import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { productsMessages } from '../products/products.messages.ts'
import { metaDescription } from '../shared/meta-description.ts'
import { openGraphImage } from '../shared/open-graph-image.ts'
import { pageHead } from '../shared/page-head.ts'
import { categoryPath, productPath } from '../shared/paths.ts'
import type { ProductData } from './product.data.ts'
import { productImageSizes } from './product-image-sizes.ts'

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
