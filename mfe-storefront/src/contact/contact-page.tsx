import {
  type Head,
  type HeadArgs,
  type RouteHandle,
  textsIn,
  useActionData,
  useLangOf,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import type { ReactElement } from 'react'
import { pageHead } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import type { ContactData, ContactDetails as Details } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'
import { ContactForm } from './contact-form.tsx'
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

/** The page is there with or without the shop's details. */
function contactHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(contactMessages, language)
  return pageHead({
    title,
    description,
    path: '/contact',
    subject: { '@type': 'ContactPage', name: title, url: '/contact' },
  })
}

/** Where the shop is and when it is open; what is not set is not shown. */
function ContactDetails({ details }: { details: Details }): ReactElement {
  const { address, telephone, email, hours } = details
  const texts = useMessages(contactMessages)
  const langOf = useLangOf()
  return (
    <dl className={styles.details}>
      {address.length > 0 && (
        <div>
          <dt>{texts.address}</dt>
          <dd>
            {address.map(line => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </dd>
        </div>
      )}
      {telephone && (
        <div>
          <dt>{texts.telephone}</dt>
          <dd>
            <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {hours.length > 0 && (
        <div>
          <dt>{texts.hours}</dt>
          <dd lang={langOf(contactMessages.span)}>
            {hours.map(span => (
              <span key={span.from} className={styles.line}>
                {texts.span(span)}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}
