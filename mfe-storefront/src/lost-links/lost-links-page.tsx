import { defineMessages, useActionData, useFetcher, useMessages } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { useKeptOutcome } from '@stampa/ui/field/use-kept-outcome.ts'
import type { ReactElement } from 'react'
import { SendForm, useSendState } from '../shared/form/send-form.tsx'
import { staticHandle } from '../shared/page-handle.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import styles from './lost-links-page.module.css'
import { problemsOf, type RequestAnswer, readRequest } from './request-links.ts'

const path = '/where-is-my-order'

const messages = defineMessages({
  title: { el: 'Πού είναι η παραγγελία μου', en: 'Where is my order' },
  description: {
    el: 'Χάσατε τον σύνδεσμο; Γράψτε το e-mail με το οποίο παραγγείλατε και θα σας στείλουμε εκεί τους συνδέσμους των ανοιχτών παραγγελιών και προσφορών σας.',
    en: 'Lost the link? Write the email address that you ordered with, and we will send the links of your open orders and offers there.',
  },
  email: { el: 'E-mail', en: 'Email' },
  send: { el: 'Στείλτε μου τους συνδέσμους', en: 'Send me the links' },
  sending: { el: 'Αποστολή...', en: 'Sending...' },
  sent: {
    el: 'Αν υπάρχουν παραγγελίες με αυτό το e-mail, στείλαμε τους συνδέσμους εκεί.',
    en: 'If there are orders with this email address, we have sent the links there.',
  },
  failed: {
    el: 'Το αίτημα δεν στάλθηκε. Δοκιμάστε ξανά σε λίγο.',
    en: 'The request was not sent. Please try again later.',
  },
  emailRequired: { el: 'Συμπληρώστε το e-mail σας', en: 'Email is required' },
  emailInvalid: { el: 'Γράψτε ένα έγκυρο e-mail', en: 'Please enter a valid email address' },
})

export const handle = staticHandle(messages, path)

/** `/where-is-my-order`: mails a customer the links of open orders and offers. */
export function Component(): ReactElement {
  const texts = useMessages(messages)
  const fetcher = useFetcher<RequestAnswer>()
  // Of the order that was sent in this tab.
  const { kept } = useKeptOutcome<{ email: string }>('customer', undefined)
  const { round, errorOf, answer, refusal, ...state } = useSendState({
    fetcher,
    first: useActionData<RequestAnswer>(),
    texts,
    check: form => problemsOf(readRequest(form)),
  })
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <div className={styles.form}>
        <SendForm {...state} action={path} messages={messages}>
          <TextField
            name="email"
            type="email"
            label={texts.email}
            autoComplete="email"
            required
            defaultValue={refusal?.values.email ?? kept?.email}
            error={errorOf('email')}
          />
        </SendForm>
      </div>
    </>
  )
}
