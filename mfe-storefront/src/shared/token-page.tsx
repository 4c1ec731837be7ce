import {
  defineMessages,
  type Head,
  type HeadArgs,
  type Messages,
  type RouteHandle,
  textsIn,
} from '@stampa/platform'
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
 * Returns the handle and the error view of such a page, as its module exports them: neither search engines nor caches
 * keep it.
 *
 * @param numberOf the number that its title shows, if any
 */
export function tokenPage<D>(
  messages: Messages<
    Record<'title' | 'failed' | 'notFound', string> & { number: (number: string) => string }
  >,
  numberOf: (data: D) => string | undefined,
) {
  const { notFoundText, contact } = tokenMessages
  return {
    handle: {
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
    } satisfies RouteHandle,
    // biome-ignore lint/correctness/noComponentHookFactories: called once per page, outside of components.
    ErrorBoundary: () => (
      <RecordFailure
        messages={{ ...messages, notFoundText }}
        action={<LinkButton to="/contact" message={contact} />}
      />
    ),
  }
}
