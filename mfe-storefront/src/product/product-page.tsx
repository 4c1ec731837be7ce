import {
  Link,
  type RouteHandle,
  useContentLang,
  useLangOf,
  useLoaderData,
  useLocation,
  useMessages,
  useNavigate,
  useRouteError,
} from '@stampa/platform'
import { Breadcrumb } from '@stampa/ui/breadcrumb/breadcrumb.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { MouseEvent, ReactElement } from 'react'
import { productsMessages } from '../products/products.messages.ts'
import { LoadFailure } from '../shared/load-failure/load-failure.tsx'
import { isNotFound } from '../shared/loaders.ts'
import { titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { Paragraphs } from '../shared/paragraphs/paragraphs.tsx'
import { categoryPath, orderPath } from '../shared/paths.ts'
import { cardMessages } from '../shared/product-card/card.messages.ts'
import { Sheet } from '../shared/sheet/sheet.tsx'
import type { ProductData } from './product.data.ts'
import { productMessages } from './product.messages.ts'
import { productHead, productImageSizes } from './product-head.ts'
import styles from './product-page.module.css'

export const handle = {
  head: productHead,
  headWithoutData: titled(productMessages),
} satisfies RouteHandle

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

export function ErrorBoundary(): ReactElement {
  const { title } = useMessages(productsMessages)
  const texts = useMessages(productMessages)
  const langOf = useLangOf()
  return (
    <>
      <PageHeader title={title} />
      {isNotFound(useRouteError()) ? (
        <EmptyState
          title={<span lang={langOf(productMessages.notFound)}>{texts.notFound}</span>}
          action={<BackButton />}
        >
          {texts.notFoundText}
        </EmptyState>
      ) : (
        <LoadFailure message={productMessages.failed} />
      )}
    </>
  )
}

/** Goes back to the list that the visitor came from, or to all products. */
function BackButton(): ReactElement {
  const { back } = useMessages(productMessages)
  const navigate = useNavigate()
  // The router's first entry has this key: before it lies another site, or nothing.
  const cameFromHere = useLocation().key !== 'default'
  const goBack = (event: MouseEvent) => {
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Button icon={<ArrowLeftIcon />} render={<Link to="/products" onClick={goBack} />}>
      {back}
    </Button>
  )
}
