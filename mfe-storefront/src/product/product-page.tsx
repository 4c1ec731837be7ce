import {
  Link,
  type RouteHandle,
  useContentLang,
  useLangOf,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Breadcrumb } from '@stampa/ui/breadcrumb/breadcrumb.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { productsMessages } from '../products/products.messages.ts'
import { Paragraphs } from '../shared/paragraphs/paragraphs.tsx'
import { categoryPath, orderPath } from '../shared/paths.ts'
import { cardMessages } from '../shared/product-card/card.messages.ts'
import { Sheet } from '../shared/sheet/sheet.tsx'
import { titled } from '../shared/titled.ts'
import { BackButton } from './back-button.tsx'
import type { ProductData } from './product.data.ts'
import { productMessages } from './product.messages.ts'
import { productHead } from './product-head.ts'
import { productImageSizes } from './product-image-sizes.ts'
import styles from './product-page.module.css'

export const handle = {
  head: productHead,
  headWithoutData: titled(productMessages),
} satisfies RouteHandle

export { ProductFailure as ErrorBoundary } from './product-failure.tsx'

/** `/products/{productId}`: one product. */
export function Component(): ReactElement {
  const product = useLoaderData<ProductData>()
  const { title, description, categories, imageAsset } = product
  const [category] = categories
  const texts = useMessages(productMessages)
  const { title: products } = useMessages(productsMessages)
  const langOf = useLangOf()
  const lang = useContentLang()
  return (
    <article className={styles.page}>
      <div className={styles.trail}>
        <Breadcrumb
          crumbs={[
            { label: texts.home, link: <Link to="/" lang={langOf(productMessages.home)} /> },
            { label: products, link: <Link to="/products" /> },
            ...(category
              ? [{ label: category.name, lang, link: <Link to={categoryPath(category)} /> }]
              : []),
            { label: title, lang },
          ]}
        />
      </div>
      <Sheet className={styles.sheet}>
        <Picture
          asset={imageAsset}
          alt={imageAsset?.alt || title}
          sizes={productImageSizes}
          priority
          fit="cover"
          className={styles.image ?? ''}
        />
      </Sheet>
      <div className={styles.text}>
        <Categories categories={categories} />
        <h1 lang={lang} className={styles.title}>
          {title}
        </h1>
        <Paragraphs text={description} />
        <div className={styles.ways}>
          <Button variant="primary" render={<Link to={orderPath(product)} />}>
            {texts.order}
          </Button>
          <BackButton />
        </div>
      </div>
    </article>
  )
}

function Categories({ categories }: Pick<ProductData, 'categories'>): ReactElement {
  const { categories: label } = useMessages(productMessages)
  const { uncategorized } = useMessages(cardMessages)
  const langOf = useLangOf()
  const lang = useContentLang()
  if (categories.length === 0) {
    return (
      <p className={styles.categories} lang={langOf(cardMessages.uncategorized)}>
        {uncategorized}
      </p>
    )
  }
  return (
    <ul className={styles.categories} aria-label={label}>
      {categories.map(category => (
        <li key={category.slug}>
          <Link to={categoryPath(category)} lang={lang}>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
