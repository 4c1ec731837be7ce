import {
  type Head,
  type HeadArgs,
  type Messages,
  type RouteHandle,
  textsIn,
} from '@stampa/platform'
import type { ReactElement } from 'react'
import { PageFailure } from './page-failure.tsx'
import type { PageTexts } from './page-handle.ts'
import { type PageHeadOptions, pageHead, titled } from './page-head.ts'

/**
 * Returns the handle and the error view of a page with data, as its module exports them.
 *
 * @param failure error view of a page that may not exist
 */
export function pageWithData<D>(
  messages: Messages<{ title: string; failed: string }>,
  head: (args: HeadArgs & { data: D }) => Head,
  failure: ReactElement = <PageFailure messages={messages} />,
) {
  return {
    handle: { head, headWithoutData: titled(messages) } satisfies RouteHandle,
    // biome-ignore lint/correctness/noComponentHookFactories: called once per page, outside of components.
    ErrorBoundary: () => failure,
  }
}

/**
 * Like {@link pageWithData}, for a page at one address.
 *
 * @param details parts of the head that depend on the data
 */
export function describedPage<D>(
  messages: Messages<PageTexts & { failed: string }>,
  path: string,
  details: (data: D, texts: PageTexts) => Partial<PageHeadOptions>,
) {
  return pageWithData(messages, ({ data, language }: HeadArgs & { data: D }) => {
    const texts = textsIn<PageTexts>(messages, language)
    const { title, description } = texts
    return pageHead({ title, description, path, ...details(data, texts) })
  })
}
