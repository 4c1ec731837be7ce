import { type RouteHandle, useActionData, useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import type { ContactData } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactHead } from './contact-head.ts'
import styles from './contact-page.module.css'
import type { ContactAnswer } from './send-message.ts'

export const handle = { head: contactHead, headWithoutData: contactHead } satisfies RouteHandle

/** `/contact`: the message form beside where the shop is and when it is open. */
export function Component(): ReactElement {
  const { details } = useLoaderData<ContactData>()
  const answer = useActionData<ContactAnswer>()
  const texts = useMessages(contactMessages)
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <div className={styles.columns}>
        <section aria-labelledby="write">
          <h2 id="write" className={styles.title}>
            {texts.write}
          </h2>
          <ContactForm answer={answer} />
        </section>
        {details && (
          <section aria-labelledby="details">
            <h2 id="details" className={styles.title}>
              {texts.details}
            </h2>
            <ContactDetails details={details} />
          </section>
        )}
      </div>
    </>
  )
}
