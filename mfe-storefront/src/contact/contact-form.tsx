import { useFetcher, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { AttemptFields } from '../shared/form/attempt-fields.tsx'
import { SendOutcome } from '../shared/form/send-outcome.tsx'
import { useAnswer } from '../shared/form/use-answer.ts'
import { useAttempt } from '../shared/form/use-attempt.ts'
import { contactFormMessages } from './contact-form.messages.ts'
import styles from './contact-form.module.css'
import type { ContactField } from './message-rules.ts'
import { type ContactAnswer, trapField } from './send-message.ts'

/** How long a success is shown: public site, section 9. */
const successMs = 5000

interface ContactFormProps {
  /** What the page was answered with, to a browser without JavaScript. */
  answer?: ContactAnswer | undefined
}

/** The message form. It always goes to the contact page, which answers it without JavaScript too. */
export function ContactForm({ answer: first }: ContactFormProps): ReactElement {
  const texts = useMessages(contactFormMessages)
  const langOf = useLangOf()
  const fetcher = useFetcher<ContactAnswer>()
  const { form, answer } = useAnswer(fetcher.data, { first, successMs })
  const busy = fetcher.state !== 'idle'
  const stamp = useAttempt()
  const refusal = answer?.sent === false ? answer : undefined

  const field = (name: ContactField) => {
    const problem = refusal?.problems.find(candidate => candidate.field === name)
    const error = problem
      ? texts[problem.text]
      : refusal?.refusals.find(candidate => candidate.field === name)?.message
    return { name, label: texts[name], error, defaultValue: refusal?.values[name] }
  }

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onSubmit={stamp}
      className={styles.form}
    >
      <AttemptFields />
      <div className={styles.pair}>
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('email')} type="email" autoComplete="email" required />
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={5} required />
      {/* What fills in every field is no visitor. People neither see it nor reach it. */}
      <div aria-hidden="true" className={styles.trap}>
        <label>
          {texts.trap}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {answer?.sent && (
        <SendOutcome sent lang={langOf(contactFormMessages.sent)}>
          {texts.sent}
        </SendOutcome>
      )}
      {refusal?.failed && (
        <SendOutcome sent={false} lang={langOf(contactFormMessages.failed)}>
          {texts.failed}
        </SendOutcome>
      )}
      <Button type="submit" variant="primary" size="large" loading={busy} className={styles.submit}>
        {busy ? texts.sending : texts.send}
      </Button>
    </fetcher.Form>
  )
}
