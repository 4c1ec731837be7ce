import { defineMessages, Link, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { mayOpen } from '../shared/permissions.tsx'

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
