import {
  defineMessages,
  type Head,
  type HeadArgs,
  type Message,
  type Messages,
  type RouteHandle,
  textsIn,
} from '@stampa/platform'
import type { ReactElement } from 'react'
import { LinkButton } from './link-button.tsx'
import { pageTitle, titled } from './page-head.ts'
import { RecordFailure } from './record-failure.tsx'

/** Texts of the pages that only a customer's link opens: an order's progress, an offer. */
export const tokenMessages = defineMessages({
  notFoundText: {
    el: 'Ο σύνδεσμος ίσως κόπηκε στη μέση. Αντιγράψτε τον ολόκληρο από το μήνυμά μας.',
    en: 'Perhaps the link was cut short. Copy all of it from our message.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact' },
})

/**
 * Returns the handle of such a page: neither search engines nor caches keep it.
 *
 * @param numberOf the number that its title shows, if any
 */
export function tokenHandle<D>(
  messages: Messages<{ title: string; number: (number: string) => string }>,
  numberOf: (data: D) => string | undefined,
) {
  return {
    head: ({ data, language }: HeadArgs & { data: D }): Head => {
      const { title, number } = textsIn(messages, language)
      const shown = numberOf(data)
      return {
        title: pageTitle(shown === undefined ? title : number(shown)),
        noindex: true,
        confidential: true,
      }
    },
    headWithoutData: titled(messages),
  } satisfies RouteHandle
}

interface TokenFailureProps {
  messages: Record<'title' | 'failed' | 'notFound', Message<string>>
}

/** Error view of such a page. */
export function TokenFailure({ messages }: TokenFailureProps): ReactElement {
  return (
    <RecordFailure
      messages={{ ...messages, notFoundText: tokenMessages.notFoundText }}
      action={<LinkButton to="/contact" message={tokenMessages.contact} />}
    />
  )
}
