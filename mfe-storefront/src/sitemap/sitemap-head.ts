import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageHead } from '../shared/page-head.ts'
import { sitemapMessages } from './sitemap.messages.ts'

/** The page needs no data. */
export function sitemapHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(sitemapMessages, language)
  return pageHead({ title, description, path: '/sitemap' })
}
