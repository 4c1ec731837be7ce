import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { LegalText } from '../shared/legal-text/legal-text.tsx'
import { privacyMessages } from './privacy.messages.ts'
import { privacyText } from './privacy-text.messages.ts'

/** `/privacy` */
export function Component(): ReactElement {
  const { title, description } = useMessages(privacyMessages)
  const { sections, contact } = useMessages(privacyText)
  return <LegalText title={title} note={description} sections={sections} contact={contact} />
}
