import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageTitle } from '../shared/page-title.ts'
import type { OrderStatusData } from './order-status.data.ts'
import { orderStatusMessages } from './order-status.messages.ts'

/** Nobody's but the customer's: no search engine keeps it. */
export function orderStatusHead({
  data: { number },
  language,
}: HeadArgs & { data: OrderStatusData }): Head {
  const texts = textsIn(orderStatusMessages, language)
  return { title: pageTitle(texts.number(number)), noindex: true, confidential: true }
}
