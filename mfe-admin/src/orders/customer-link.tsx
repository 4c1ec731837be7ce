import { defineMessages, Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { Failure } from '../shared/calls/failure.tsx'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { mayOpen } from '../shared/permissions.tsx'
import { orderMessages } from './order.messages.ts'
import styles from './order.module.css'

interface CustomerLinkProps {
  href: string
  label: string
  /** Address of the record, whose action replaces the link. */
  action: string
}

/** The link to the customer's page of a record, with a button that replaces it, for those who may change the record. */
export function CustomerLink({ href, label, action }: CustomerLinkProps): ReactElement {
  const texts = useMessages(orderMessages)
  const { submit, isSaving, failure } = useSubmit()
  return (
    <section>
      <h3>{texts.customerLink}</h3>
      <p className={styles.customerLink}>
        <a href={href} target="_blank" rel="noopener">
          {label}
        </a>
      </p>
      <Button
        loading={isSaving}
        onClick={() => submit({ intent: 'link' }, { method: 'post', action })}
      >
        {texts.replaceLink}
      </Button>
      <p className={styles.muted}>{texts.replaceHint}</p>
      <Failure text={failure} />
    </section>
  )
}

const clientLinkMessages = defineMessages({
  client: { en: 'Everything of this client', el: 'Όλα για αυτόν τον πελάτη' },
})

/** Entry of a list: a link to the client of an e-mail address, where clients are permitted. */
export function ClientLink({ email }: { email: string }): ReactElement | null {
  const texts = useMessages(clientLinkMessages)
  const list = '/admin/clients'
  if (!mayOpen(list)) return null
  return (
    <li>
      <Link to={`${list}?q=${encodeURIComponent(email)}`}>{texts.client}</Link>
    </li>
  )
}
