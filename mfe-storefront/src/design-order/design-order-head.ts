import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageTitle } from '../shared/page-title.ts'
import type { DesignOrderData } from './design-order.data.ts'
import { designOrderMessages } from './design-order.messages.ts'

/** Nobody's but the customer's: no search engine keeps it. */
export function designOrderHead({
  data: { order },
  language,
}: HeadArgs & { data: DesignOrderData }): Head {
  const texts = textsIn(designOrderMessages, language)
  return { title: pageTitle(texts.number(order.number)), noindex: true, confidential: true }
}
