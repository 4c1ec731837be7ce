import {
  Link,
  type RouteHandle,
  useContentLang,
  useLangOf,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { PageFailure } from '../shared/load-failure/page-failure.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { Paragraphs } from '../shared/paragraphs/paragraphs.tsx'
import { titled } from '../shared/titled.ts'
import type { AboutData } from './about.data.ts'
import { aboutMessages } from './about.messages.ts'
import { aboutHead } from './about-head.ts'
import { aboutImageSizes } from './about-image-sizes.ts'
import styles from './about-page.module.css'

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
