import { defineMessages, type Head, type HeadArgs, type Messages, textsIn } from '@stampa/platform'
import { LinkButton } from './link-button.tsx'
import { pageTitle } from './page-head.ts'
import { pageWithData } from './page-with-data.tsx'
import { RecordFailure } from './record-failure.tsx'

/** Texts of the pages that only a customer's link opens: an order's progress, an offer. */
export const tokenMessages = defineMessages({
  notFoundText: {
    el: 'Ο σύνδεσμος έληξε ή ίσως κόπηκε στη μέση. Αντιγράψτε τον ολόκληρο από το τελευταίο μας μήνυμα ή ζητήστε μας νέο.',
    en: 'The link has expired, or perhaps it was cut short. Copy all of it from our latest message, or ask us for a new one.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact' },
})

/**
 * Returns the handle and the error view of a page with a token in its address, as its module exports them. Search
 * engines do not index the page, and caches do not store it.
 *
 * @param numberOf returns the number of the order or offer for the title; undefined keeps the title without a number
 */
export function tokenPage<D>(
  messages: Messages<
    Record<'title' | 'failed' | 'notFound', string> & { number: (number: string) => string }
  >,
  numberOf: (data: D) => string | undefined,
) {
  const { notFoundText, contact } = tokenMessages
  return pageWithData(
    messages,
    ({ data, language }: HeadArgs & { data: D }): Head => {
      const { title, number } = textsIn(messages, language)
      const shown = numberOf(data)
      return {
        title: pageTitle(shown === undefined ? title : number(shown)),
        noindex: true,
        confidential: true,
      }
    },
    <RecordFailure
      messages={{ ...messages, notFoundText }}
      action={<LinkButton to="/contact" message={contact} />}
    />,
  )
}
