import { defineMessages, useLoaderData, useLocation, useMessages } from '@stampa/platform'
import { PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useEffect } from 'react'
import { LinkButton } from '../shared/link-button.tsx'
import { ListPage } from '../shared/list-page.tsx'
import { describedPage } from '../shared/page-with-data.tsx'
import { Paragraphs } from '../shared/paragraphs.tsx'
import type { FaqData } from './faq.data.ts'
import styles from './faq-page.module.css'

const messages = defineMessages({
  title: { el: 'Συχνές ερωτήσεις', en: 'Frequently asked questions' },
  description: {
    el: 'Παραγγελίες, αρχεία, χρόνοι παράδοσης, πλύσιμο και πληρωμή: τι μας ρωτούν πιο συχνά.',
    en: 'Orders, files, delivery times, washing and payment: what we are asked most often.',
  },
  failed: { el: 'Οι ερωτήσεις δεν φορτώθηκαν', en: 'Failed to load FAQs', specified: 'en' },
  empty: { el: 'Δεν υπάρχουν ακόμη ερωτήσεις', en: 'There are no questions yet' },
  emptyText: {
    el: 'Έχετε μία; Στείλτε μας μήνυμα και απαντάμε.',
    en: 'Do you have one? Send us a message and we answer.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact', specified: 'en' },
  notAnswered: {
    el: 'Δεν βρήκατε αυτό που ψάχνετε;',
    en: 'Did you not find what you were looking for?',
  },
})

export const { handle, ErrorBoundary } = describedPage(messages, '/faq', ({ faqs }: FaqData) =>
  faqs.length > 0 ? { subject: faqPage(faqs) } : {},
)

/** Returns the questions as structured data: https://schema.org/FAQPage */
function faqPage(faqs: FaqData['faqs']): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** `/faq`: questions; each opens its answer. */
export function Component(): ReactElement {
  const { faqs } = useLoaderData<FaqData>()
  const { notAnswered } = useMessages(messages)
  useAnchoredQuestion()
  const contact = <LinkButton to="/contact" message={messages.contact} />
  return (
    <ListPage messages={messages} items={faqs} action={contact}>
      <div className={styles.page}>
        <div>
          {faqs.map(({ _id, question, answer, language }) => (
            // The common name keeps at most one of them open, with or without JavaScript.
            <details key={_id} id={_id} name="faq" className={styles.item}>
              <summary className={styles.question}>
                <h2 className={styles.text} lang={language}>
                  {question}
                </h2>
                <span className={styles.sign}>
                  <PlusIcon />
                </span>
              </summary>
              <div className={styles.answer}>
                <Paragraphs text={answer} lang={language} />
              </div>
            </details>
          ))}
        </div>
        <div className={styles.more}>
          <p>{notAnswered}</p>
          {contact}
        </div>
      </div>
    </ListPage>
  )
}

/** Opens the question in the address: `/faq#<id>`. */
function useAnchoredQuestion(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const question = document.getElementById(hash.slice(1))
    if (!(question instanceof HTMLDetailsElement)) return
    question.open = true
    question.scrollIntoView()
  }, [hash])
}
