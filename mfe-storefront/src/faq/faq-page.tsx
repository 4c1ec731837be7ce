import {
  Link,
  type RouteHandle,
  useContentLang,
  useLangOf,
  useLoaderData,
  useLocation,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PlusIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useEffect } from 'react'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { Paragraphs } from '../shared/paragraphs/paragraphs.tsx'
import type { Faq, FaqData } from './faq.data.ts'
import { faqMessages } from './faq.messages.ts'
import { faqHead } from './faq-head.ts'
import styles from './faq-page.module.css'

export const handle = { head: faqHead, headWithoutData: titled(faqMessages) } satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={faqMessages} />
}

/** `/faq`: questions that open their answers. */
export function Component(): ReactElement {
  const { faqs } = useLoaderData<FaqData>()
  const texts = useMessages(faqMessages)
  return (
    <>
      <PageHeader title={texts.title} />
      {faqs.length === 0 ? (
        <EmptyState title={texts.empty} action={<ContactLink />}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          <Questions faqs={faqs} />
          <div className={styles.more}>
            <p>{texts.notAnswered}</p>
            <ContactLink />
          </div>
        </div>
      )}
    </>
  )
}

/** The common name lets the browser keep one of them open at most, with or without JavaScript. */
function Questions({ faqs }: FaqData): ReactElement {
  useAnchoredQuestion()
  return (
    <div>
      {faqs.map(faq => (
        <Question key={faq._id} faq={faq} />
      ))}
    </div>
  )
}

function Question({ faq: { _id, question, answer } }: { faq: Faq }): ReactElement {
  const lang = useContentLang()
  return (
    <details id={_id} name="faq" className={styles.item}>
      <summary className={styles.question}>
        <h2 className={styles.text} lang={lang}>
          {question}
        </h2>
        <span className={styles.sign}>
          <PlusIcon />
        </span>
      </summary>
      <div className={styles.answer}>
        <Paragraphs text={answer} />
      </div>
    </details>
  )
}

function ContactLink(): ReactElement {
  const { contact } = useMessages(faqMessages)
  const lang = useLangOf()(faqMessages.contact)
  return <Button render={<Link to="/contact" lang={lang} />}>{contact}</Button>
}

/** Opens the question that the address points to: `/faq#<id>`. */
function useAnchoredQuestion(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const question = document.getElementById(hash.slice(1))
    if (!(question instanceof HTMLDetailsElement)) return
    question.open = true
    question.scrollIntoView()
  }, [hash])
}
