import {
  type Head,
  type HeadArgs,
  Link,
  type RouteHandle,
  textsIn,
  useContentLang,
  useLangOf,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { acrossPhone } from '../shared/image-sizes.ts'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { metaDescription, pageHead, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { Paragraphs } from '../shared/paragraphs/paragraphs.tsx'
import type { AboutData } from './about.data.ts'
import { aboutMessages } from './about.messages.ts'
import styles from './about-page.module.css'

/** How wide the banner of the about page is shown. */
const aboutImageSizes = `(min-width: 77.5rem) 77.5rem, ${acrossPhone}`

export const handle = {
  head: aboutHead,
  headWithoutData: titled(aboutMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={aboutMessages} />
}

/** `/about`: what the shop says of itself. */
export function Component(): ReactElement {
  const { about } = useLoaderData<AboutData>()
  const texts = useMessages(aboutMessages)
  const lang = useContentLang()
  if (!about) {
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState title={texts.empty} action={<ProductsLink />}>
          {texts.emptyText}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={about.title} lang={lang} />
      {about.image && (
        <Picture
          asset={about.image}
          alt={about.image.alt ?? ''}
          sizes={aboutImageSizes}
          priority
          fit="cover"
          className={styles.banner}
        />
      )}
      <div className={styles.text}>
        <Paragraphs text={about.content} />
        <ProductsLink />
      </div>
    </>
  )
}

function ProductsLink(): ReactElement {
  const { products } = useMessages(aboutMessages)
  const lang = useLangOf()(aboutMessages.products)
  return (
    <Button variant="primary" render={<Link to="/products" lang={lang} />}>
      {products}
    </Button>
  )
}

function aboutHead({ data: { about }, language }: HeadArgs & { data: AboutData }): Head {
  const texts = textsIn(aboutMessages, language)
  return pageHead({
    title: about?.title ?? texts.title,
    description: metaDescription(about?.content ?? texts.emptyText),
    path: '/about',
    ...(about && { image: { asset: about.image, sizes: aboutImageSizes } }),
    subject: { '@type': 'AboutPage', name: about?.title ?? texts.title, url: '/about' },
  })
}
