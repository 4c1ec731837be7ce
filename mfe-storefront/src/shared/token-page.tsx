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
  lostLink: { el: 'Στείλτε μου ξανά τον σύνδεσμο', en: 'Send me the link again' },
})

/**
 * Returns the handle and the error view of a page with a token in its address, as its module exports them. Search
 * engines do not index the page, and caches do not store it.
 *
 * @param numberOf returns the number of the order or offer for the title; undefined keeps the title without a number
 * @param action link for a record that does not exist; left out: to the page that mails links of orders and offers
 */
export function tokenPage<D>(
  messages: Messages<
    Record<'title' | 'failed' | 'notFound', string> & { number: (number: string) => string }
  >,
  numberOf: (data: D) => string | undefined,
  action = <LinkButton to="/where-is-my-order" message={tokenMessages.lostLink} />,
) {
  const { notFoundText } = tokenMessages
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
    <RecordFailure messages={{ ...messages, notFoundText }} action={action} />,
  )
}
