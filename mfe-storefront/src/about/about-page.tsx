import { defineMessages, useLoaderData, useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { acrossPhone } from '../shared/image-sizes.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { metaDescription } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { describedPage } from '../shared/page-with-data.tsx'
import { Paragraphs } from '../shared/paragraphs.tsx'
import type { AboutData } from './about.data.ts'
import styles from './about-page.module.css'

const messages = defineMessages({
  /** Shown without the shop's own text. */
  title: { el: 'Σχετικά με εμάς', en: 'About us' },
  failed: {
    el: 'Το περιεχόμενο της σελίδας δεν φορτώθηκε',
    en: 'Failed to load about content',
    specified: 'en',
  },
  empty: { el: 'Η ιστορία μας γράφεται', en: 'Our story is being written' },
  emptyText: {
    el: 'Περάστε ξανά σύντομα, ή δείτε τι τυπώνουμε.',
    en: 'Come back soon, or see what we print.',
  },
  products: { el: 'Δείτε τα προϊόντα', en: 'Explore Products', specified: 'en' },
})

/** Width of the banner. */
const imageSizes = `(min-width: 77.5rem) 77.5rem, ${acrossPhone}`

const path = '/about'

export const { handle, ErrorBoundary } = describedPage(
  { ...messages, description: messages.emptyText },
  path,
  ({ about }: AboutData, { title }) => ({
    ...(about && {
      title: about.title,
      description: metaDescription(about.content),
      image: { asset: about.bannerImageAsset, sizes: imageSizes },
    }),
    subject: { '@type': 'AboutPage', name: about?.title ?? title, url: path },
  }),
)

/** `/about`: the text of the shop about itself. */
export function Component(): ReactElement {
  const { about } = useLoaderData<AboutData>()
  const texts = useMessages(messages)
  const products = <LinkButton variant="primary" to="/products" message={messages.products} />
  if (!about) {
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState title={texts.empty} action={products}>
          {texts.emptyText}
        </EmptyState>
      </>
    )
  }
  const { title, content, bannerImageAsset: image, language } = about
  return (
    <>
      <PageHeader title={title} lang={language} />
      {image && (
        <Picture
          asset={image}
          alt={image.alt ?? ''}
          sizes={imageSizes}
          priority
          fit="cover"
          className={styles.banner}
        />
      )}
      <div className={styles.text}>
        <Paragraphs text={content} lang={language} />
        {products}
      </div>
    </>
  )
}
