import { useLangOf, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { ContactDetails as Details } from './contact.data.ts'
import { contactMessages } from './contact.messages.ts'
import styles from './contact-details.module.css'

/** Where the shop is and when it is open; what is not set is not shown. */
export function ContactDetails({ details }: { details: Details }): ReactElement {
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
