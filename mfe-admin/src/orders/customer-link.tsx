import { defineMessages, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { Failure } from '../shared/calls/failure.tsx'
import { useSubmit } from '../shared/calls/use-submit.ts'
import styles from './order.module.css'

const messages = defineMessages({
  title: { el: 'Σύνδεσμος του πελάτη', en: 'Customer’s link' },
  open: { el: 'Η παραγγελία, όπως τη βλέπει ο πελάτης', en: 'The order as the customer sees it' },
  replace: { el: 'Νέος σύνδεσμος', en: 'New link' },
  hint: {
    el: 'Οι προηγούμενοι σύνδεσμοι παύουν να ισχύουν.',
    en: 'Earlier links stop working.',
  },
})

/** The link to the customer's page of an order, with a button that replaces it. */
export function CustomerLink({ href, action }: { href: string; action: string }): ReactElement {
  const texts = useMessages(messages)
  const { submit, isSaving, failure } = useSubmit()
  return (
    <section>
      <h3>{texts.title}</h3>
      <p className={styles.customerLink}>
        <a href={href} target="_blank" rel="noopener">
          {texts.open}
        </a>
      </p>
      <Button
        loading={isSaving}
        onClick={() => submit({ intent: 'link' }, { method: 'post', action })}
      >
        {texts.replace}
      </Button>
      <p className={styles.muted}>{texts.hint}</p>
      <Failure text={failure} />
    </section>
  )
}
