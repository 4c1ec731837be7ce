import {
  type Head,
  type HeadArgs,
  type Messages,
  type RouteHandle,
  textsIn,
} from '@stampa/platform'
import { type PageHeadOptions, pageHead, titled } from './page-head.ts'

interface PageTexts {
  title: string
  description: string
}

/**
 * Returns the handle of a page with data.
 *
 * @param details parts of the head that depend on the data
 */
export function pageHandle<D>(
  messages: Messages<PageTexts>,
  path: string,
  details: (data: D, texts: PageTexts) => Partial<PageHeadOptions>,
) {
  return {
    head: ({ data, language }: HeadArgs & { data: D }): Head => {
      const texts = textsIn<PageTexts>(messages, language)
      const { title, description } = texts
      return pageHead({ title, description, path, ...details(data, texts) })
    },
    headWithoutData: titled(messages),
  } satisfies RouteHandle
}

/** Returns the handle of a page whose head does not depend on its data. */
export function staticHandle(
  messages: Messages<PageTexts>,
  path: string,
  kind?: 'ContactPage',
): RouteHandle {
  const head = ({ language }: HeadArgs): Head => {
    const { title, description } = textsIn(messages, language)
    const subject = kind && { subject: { '@type': kind, name: title, url: path } }
    return pageHead({ title, description, path, ...subject })
  }
  return { head, headWithoutData: head }
}
