import {
  defineMessages,
  Link,
  useActionData,
  useLangOf,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import type { ReactElement, ReactNode } from 'react'
import { staticHandle } from '../shared/page-handle.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import type { ContactData, ContactDetails as Details } from './contact.data.ts'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { daysOf, hoursOf, type OpeningSpan } from './opening-hours.ts'
import type { ContactAnswer } from './send-message.ts'

const messages = defineMessages({
  title: { el: 'Επικοινωνία', en: 'Contact' },
  description: {
    el: 'Γράψτε μας, τηλεφωνήστε ή περάστε από το εργαστήριο.',
    en: 'Write to us, call us or drop by the workshop.',
  },
  write: { el: 'Στείλτε μας μήνυμα', en: 'Send us a message' },
  lostLinks: {
    el: 'Χάσατε τον σύνδεσμο της παραγγελίας σας;',
    en: 'Lost the link of your order?',
  },
  details: { el: 'Στοιχεία επικοινωνίας', en: 'Contact details' },
  address: { el: 'Διεύθυνση', en: 'Address' },
  telephone: { el: 'Τηλέφωνο', en: 'Telephone' },
  email: { el: 'E-mail', en: 'Email' },
  hours: { el: 'Ωράριο', en: 'Opening hours' },
  span: {
    el: (span: OpeningSpan) => `${daysOf(span, 'el')} ${hoursOf(span, 'el') ?? 'κλειστά'}`,
    en: (span: OpeningSpan) => `${daysOf(span, 'en')} ${hoursOf(span, 'en') ?? 'closed'}`,
    specified: 'en',
  },
})

export const handle = staticHandle(messages, '/contact', 'ContactPage')

/** `/contact`: the message form beside the details of the shop. */
export function Component(): ReactElement {
  const { details } = useLoaderData<ContactData>()
  const answer = useActionData<ContactAnswer>()
  const texts = useMessages(messages)
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <div className={styles.columns}>
        <section aria-labelledby="write">
          <h2 id="write" className={styles.title}>
            {texts.write}
          </h2>
          <ContactForm answer={answer} />
          <p className={styles.lost}>
            <Link to="/where-is-my-order">{texts.lostLinks}</Link>
          </p>
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

/** Address, telephone, e-mail and opening hours of the shop, as far as they are set. */
function ContactDetails({ details }: { details: Details }): ReactElement {
  const { address, telephone, email, hours, language } = details
  const texts = useMessages(messages)
  const langOf = useLangOf()
  return (
    <dl className={styles.details}>
      {address.length > 0 && (
        <Detail label={texts.address} lang={language}>
          {linesOf(address)}
        </Detail>
      )}
      {telephone && (
        <Detail label={texts.telephone}>
          <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
        </Detail>
      )}
      {email && (
        <Detail label={texts.email}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </Detail>
      )}
      {hours.length > 0 && (
        <Detail label={texts.hours} lang={langOf(messages.span)}>
          {linesOf(hours.map(texts.span))}
        </Detail>
      )}
    </dl>
  )
}

interface DetailProps {
  label: string
  lang?: string | undefined
  children: ReactNode
}

function Detail({ label, lang, children }: DetailProps): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}

function linesOf(lines: string[]): ReactElement[] {
  return lines.map(line => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))
}
