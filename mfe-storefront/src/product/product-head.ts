import { type Head, type HeadArgs, type Language, textsIn } from '@stampa/platform'
import { productsMessages } from '../products/products.messages.ts'
import { breadcrumbList } from '../shared/breadcrumb-list.ts'
import { imagePreload } from '../shared/image-preload.ts'
import { openGraphImage } from '../shared/open-graph-image.ts'
import { pageTitle } from '../shared/page-title.ts'
import { truncate } from '../shared/truncate.ts'
import type { ProductData } from './product.data.ts'
import { productImageSizes } from './product-image-sizes.ts'

/** About what a search result shows. */
const metaDescriptionLength = 155

export function productHead({ data, language }: HeadArgs & { data: ProductData }): Head {
  const { title, description, imageAsset } = data
  return {
    title: pageTitle(title),
    description: truncate(description.replaceAll(/\s+/g, ' ').trim(), metaDescriptionLength),
    canonical: productPath(data),
    type: 'product',
    ...openGraphImage(imageAsset),
    ...imagePreload(imageAsset, productImageSizes),
    jsonLd: { '@context': 'https://schema.org', '@graph': [product(data), trail(data, language)] },
  }
}

/** https://schema.org/Product */
function product(data: ProductData): Record<string, unknown> {
  const { image } = openGraphImage(data.imageAsset)
  const [category] = data.categories
  return {
    '@type': 'Product',
    name: data.title,
    description: data.description,
    url: productPath(data),
    ...(image && { image }),
    ...(category && { category: category.name }),
    brand: { '@type': 'Brand', name: 'Stampa' },
  }
}

function trail(data: ProductData, language: Language | undefined): Record<string, unknown> {
  const [category] = data.categories
  const { title: products } = textsIn(productsMessages, language)
  return breadcrumbList([
    { name: products, path: '/products' },
    ...(category ? [{ name: category.name, path: `/products/category/${category._id}` }] : []),
    { name: data.title, path: productPath(data) },
  ])
}

function productPath({ _id }: ProductData): string {
  return `/products/${_id}`
}
