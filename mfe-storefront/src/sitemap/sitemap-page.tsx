import { type Head, type HeadArgs, type RouteHandle, textsIn, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { IndexList } from '../shared/index-list/index-list.tsx'
import { pageHead } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { sitemapMessages } from './sitemap.messages.ts'
import { sitemapLinks } from './sitemap-links.ts'
import styles from './sitemap-page.module.css'

export const handle = { headWithoutData: sitemapHead } satisfies RouteHandle

/** `/sitemap`: the way to every page, for people; `/sitemap.xml` is the one for search engines. */
export function Component(): ReactElement {
  const texts = useMessages(sitemapMessages)
  return (
    <>
      <PageHeader title={texts.title} />
      <nav aria-label={texts.title} className={styles.links}>
        <IndexList entries={sitemapLinks.map(({ to, text }) => ({ to, label: texts[text] }))} />
      </nav>
    </>
  )
}

/** The page needs no data. */
function sitemapHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(sitemapMessages, language)
  return pageHead({ title, description, path: '/sitemap' })
}
