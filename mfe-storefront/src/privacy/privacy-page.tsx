import { type RouteHandle, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { LegalText } from '../shared/legal-text/legal-text.tsx'
import { privacyMessages } from './privacy.messages.ts'
import { privacyHead } from './privacy-head.ts'
import { privacyText } from './privacy-text.messages.ts'

export const handle = { headWithoutData: privacyHead } satisfies RouteHandle

/** `/privacy` */
export function Component(): ReactElement {
  const { title, description } = useMessages(privacyMessages)
  const { sections, contact } = useMessages(privacyText)
  return <LegalText title={title} note={description} sections={sections} contact={contact} />
}
