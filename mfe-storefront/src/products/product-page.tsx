import {
  defineMessages,
  type Head,
  type HeadArgs,
  Link,
  textsIn,
  useLangOf,
  useLoaderData,
  useLocation,
  useMessages,
  useNavigate,
} from '@stampa/platform'
import { decimalNumber, divideRounded, type PriceTable, plainPrices } from '@stampa/pricing'
import { Breadcrumb } from '@stampa/ui/breadcrumb/breadcrumb.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { firstPrice, type WantedPrice } from '@stampa/ui/price/choice.ts'
import { FromPrice } from '@stampa/ui/price/from-price.tsx'
import { type MouseEvent, type ReactElement, useId, useState } from 'react'
import { PriceCalculator } from '../prices/price-calculator.tsx'
import { ProductReviews } from '../reviews/product-reviews.tsx'
import { ImageCarousel } from '../shared/image-carousel/image-carousel.tsx'
import { openGraphImage } from '../shared/image-head.ts'
import { acrossPhone } from '../shared/image-sizes.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { metaDescription, pageHead } from '../shared/page-head.ts'
import { pageWithData } from '../shared/page-with-data.tsx'
import { Paragraphs } from '../shared/paragraphs.tsx'
import { categoryPath, orderPath, productPath } from '../shared/paths.ts'
import { type CardData, toCard } from '../shared/product-grid/product-card.data.ts'
import { ProductGrid } from '../shared/product-grid/product-grid.tsx'
import { Uncategorized } from '../shared/product-grid/uncategorized.tsx'
import { RecordFailure } from '../shared/record-failure.tsx'
import { Sheet } from '../shared/sheet/sheet.tsx'
import { SizeCharts } from '../size-charts/size-charts.tsx'
import { ProductFacts } from './product-facts.tsx'
import styles from './product-page.module.css'
import type { ProductData } from './products.data.ts'
import { productsMessages } from './products.messages.ts'
import { useSeenProducts } from './seen-products.ts'

const messages = defineMessages({
  /** Title of a page whose product failed to load. */
  title: { el: 'Προϊόν', en: 'Product' },
  home: { el: 'Αρχική', en: 'Home', specified: 'en' },
  order: { el: 'Ζητήστε προσφορά', en: 'Request a quote' },
  back: { el: 'Πίσω', en: 'Back' },
  categories: { el: 'Κατηγορίες', en: 'Categories' },
  related: { el: 'Σχετικά προϊόντα', en: 'Related products' },
  seen: { el: 'Είδατε πρόσφατα', en: 'Recently seen' },
  notFound: { el: 'Το προϊόν δεν βρέθηκε', en: 'Product not found', specified: 'en' },
  notFoundText: {
    el: 'Ίσως το προϊόν δεν υπάρχει πια, ή ο σύνδεσμος γράφτηκε λάθος.',
    en: 'Perhaps there is no such product any more, or the link is misspelt.',
  },
  failed: { el: 'Το προϊόν δεν φορτώθηκε', en: 'Failed to load product', specified: 'en' },
})

/** Width of the image; see `.image` in product-page.module.css. */
const imageSizes = `(min-width: 77.5rem) 36rem, (min-width: 44rem) 48vw, ${acrossPhone}`

export const { handle, ErrorBoundary } = pageWithData(
  messages,
  productHead,
  <RecordFailure
    messages={{ ...messages, title: productsMessages.title }}
    action={<BackButton />}
  />,
)

export function productHead({ data, language }: HeadArgs & { data: ProductData }): Head {
  const { title, description, imageAsset, priceTable, reviews } = data
  const [category] = data.categories
  const path = productPath(data)
  return {
    ...pageHead({
      title,
      description: metaDescription(description),
      path,
      trail: [
        { name: textsIn(productsMessages, language).title, path: '/products' },
        ...(category ? [{ name: category.name, path: categoryPath(category) }] : []),
        { name: title, path },
      ],
      image: { asset: imageAsset, sizes: imageSizes },
      // https://schema.org/Product
      subject: {
        '@type': 'Product',
        name: title,
        description,
        url: path,
        ...openGraphImage(imageAsset),
        ...(category && { category: category.name }),
        brand: { '@type': 'Brand', name: 'Stampa' },
        ...(priceTable && { offers: offersOf(priceTable) }),
        ...(reviews?.average && ratingOf(reviews)),
      },
    }),
    type: 'product',
  }
}

/** https://schema.org/AggregateRating and the reviews that the page shows. */
function ratingOf({ average, count, reviews }: NonNullable<ProductData['reviews']>) {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    review: reviews.map(({ stars, name, text, createdAt }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars },
      author: { '@type': 'Person', name },
      datePublished: createdAt,
      reviewBody: text,
    })),
  }
}

/** Range of the prices of an item, with VAT, for https://schema.org/AggregateOffer. */
function offersOf(table: PriceTable) {
  const prices = plainPrices(table).map(({ total, quantity }) =>
    decimalNumber(divideRounded(total, BigInt(quantity))),
  )
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
  }
}

export function Component(): ReactElement {
  const product = useLoaderData<ProductData>()
  const { title, description, categories, imageAsset, imageAssets } = product
  const { sizeCharts, priceTable, fromPrice, today, related, reviews, language, words } = product
  const seen = useSeenProducts(toCard(product))
  // Kept by the page, because the link to the order form carries it.
  const [chosen, setWanted] = useState<WantedPrice>()
  const first = priceTable && firstPrice(product._id, priceTable)
  const wanted = chosen?.product === product._id ? chosen : first
  const [category] = categories
  const texts = useMessages(messages)
  const { title: products } = useMessages(productsMessages)
  const langOf = useLangOf()
  return (
    <>
      <article className={styles.page}>
        <div className={styles.trail}>
          <Breadcrumb
            crumbs={[
              { label: texts.home, link: <Link to="/" lang={langOf(messages.home)} /> },
              { label: products, link: <Link to="/products" /> },
              ...(category
                ? [
                    {
                      label: category.name,
                      lang: category.language,
                      link: <Link to={categoryPath(category)} />,
                    },
                  ]
                : []),
              { label: title, lang: language },
            ]}
          />
        </div>
        <Sheet className={styles.sheet}>
          {imageAsset ? (
            <ImageCarousel
              title={title}
              images={[{ ...imageAsset, alt: imageAsset.alt || title }, ...imageAssets]}
              sizes={imageSizes}
              priority
            />
          ) : (
            <Picture asset={null} alt={title} sizes={imageSizes} className={styles.image} />
          )}
        </Sheet>
        <div className={styles.text}>
          {categories.length > 0 ? (
            <ul className={styles.categories} aria-label={texts.categories}>
              {categories.map(({ slug, name, language }) => (
                <li key={slug}>
                  <Link to={categoryPath({ slug })} lang={language}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <Uncategorized className={styles.categories} />
          )}
          <h1 lang={language} className={styles.title}>
            {title}
          </h1>
          <FromPrice price={fromPrice} className={styles.price} />
          <Paragraphs text={description} lang={language} />
          <ProductFacts {...product} />
          <SizeCharts charts={sizeCharts} />
          {priceTable && wanted && (
            <PriceCalculator
              table={priceTable}
              words={words}
              today={today}
              wanted={wanted}
              onChange={setWanted}
            />
          )}
          <div className={styles.ways}>
            <LinkButton
              variant="primary"
              to={orderPath(product)}
              state={wanted && { wanted }}
              message={messages.order}
            />
            <BackButton />
          </div>
        </div>
      </article>
      {reviews && <ProductReviews reviews={reviews} className={styles.more} />}
      <MoreProducts title={texts.related} products={related} />
      <MoreProducts title={texts.seen} products={seen} />
    </>
  )
}

function MoreProducts({ title, products }: { title: string; products: CardData[] }) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.more}>
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products} heading="h3" />
    </section>
  )
}

/** Goes back to the previous page of the site, or to all products. */
function BackButton(): ReactElement {
  const { back } = useMessages(messages)
  const navigate = useNavigate()
  // The router's first entry has this key: the entry before it is another site, or none.
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
