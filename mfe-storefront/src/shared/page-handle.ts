import {
  type Head,
  type HeadArgs,
  type Messages,
  type RouteHandle,
  textsIn,
} from '@stampa/platform'
import { pageHead } from './page-head.ts'

export interface PageTexts {
  title: string
  description: string
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
