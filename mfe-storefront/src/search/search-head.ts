import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageTitle } from '../shared/page-title.ts'
import type { SearchData } from './search.data.ts'
import { searchMessages } from './search.messages.ts'

/** Results are the visitor's own: search engines have the pages themselves. */
export function searchHead({ data: { q }, language }: HeadArgs & { data: SearchData }): Head {
  const { title, resultsFor } = textsIn(searchMessages, language)
  return { title: pageTitle(q ? resultsFor(q) : title), noindex: true }
}
