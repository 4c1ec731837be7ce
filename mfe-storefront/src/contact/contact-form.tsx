import { defineMessages, useFetcher, useMessages } from '@stampa/platform'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { useEntryState } from '../shared/entry-state.ts'
import { trapField } from '../shared/form/fields.ts'
import formStyles from '../shared/form/send-form.module.css'
import { SendForm, useSendState } from '../shared/form/send-form.tsx'
import styles from './contact.module.css'
import { type ContactMessage, problemsOf, readMessage } from './message-rules.ts'
import type { ContactAnswer } from './send-message.ts'

const messages = defineMessages({
  name: { el: 'Όνομα', en: 'Name' },
  email: { el: 'E-mail', en: 'Email' },
  company: { el: 'Εταιρεία', en: 'Company' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  subject: { el: 'Θέμα', en: 'Subject' },
  message: { el: 'Μήνυμα', en: 'Message' },
  send: { el: 'Αποστολή μηνύματος', en: 'Send message' },
  sending: { el: 'Αποστολή...', en: 'Sending...', specified: 'en' },
  sent: {
    el: 'Σας ευχαριστούμε! Το μήνυμά σας στάλθηκε και θα σας απαντήσουμε σύντομα.',
    en: 'Thank you! Your message was sent and we will answer soon.',
  },
  failed: {
    el: 'Το μήνυμα δεν στάλθηκε. Δοκιμάστε ξανά.',
    en: 'Failed to send message. Please try again.',
    specified: 'en',
  },
  nameRequired: { el: 'Συμπληρώστε το όνομά σας', en: 'Name is required', specified: 'en' },
  emailRequired: { el: 'Συμπληρώστε το e-mail σας', en: 'Email is required', specified: 'en' },
  messageRequired: { el: 'Γράψτε το μήνυμά σας', en: 'Message is required', specified: 'en' },
  emailInvalid: {
    el: 'Γράψτε ένα έγκυρο e-mail',
    en: 'Please enter a valid email address',
    specified: 'en',
  },
  trap: { el: 'Αφήστε το κενό', en: 'Leave this empty' },
})

/** Milliseconds: public site specification, section 9. */
const successMs = 5000

interface ContactFormProps {
  /** Answer of the page's action, without JavaScript. */
  answer?: ContactAnswer | undefined
}

/** The message form, on the contact page and the home page. */
export function ContactForm({ answer: first }: ContactFormProps): ReactElement {
  const texts = useMessages(messages)
  const { subject } = useEntryState<{ subject: string }>()
  const fetcher = useFetcher<ContactAnswer>()
  const { round, errorOf, answer, refusal, ...state } = useSendState({
    fetcher,
    first,
    texts,
    check: form => problemsOf(readMessage(form)),
    successMs,
  })
  const field = (name: keyof ContactMessage) => ({
    name,
    label: texts[name],
    error: errorOf(name),
    defaultValue: refusal?.values[name],
  })
  return (
    <SendForm {...state} action="/contact" messages={messages}>
      <div className={formStyles.pair}>
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('email')} type="email" autoComplete="email" required />
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('subject')} defaultValue={refusal?.values.subject ?? subject} />
      <TextArea {...field('message')} rows={5} required />
      {/* Honeypot: visitors neither see nor reach this field. */}
      <div aria-hidden="true" className={styles.trap}>
        <label>
          {texts.trap}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </SendForm>
  )
}
