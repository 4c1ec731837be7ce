import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageTitle } from '../shared/page-title.ts'
import type { OfferData } from './offer.data.ts'
import { offerMessages } from './offer.messages.ts'

/** Nobody's but the customer's: no search engine keeps it. */
export function offerHead({ data: { offer }, language }: HeadArgs & { data: OfferData }): Head {
  const { title, number } = textsIn(offerMessages, language)
  return {
    title: pageTitle(offer ? number(offer.number) : title),
    noindex: true,
    confidential: true,
  }
}
