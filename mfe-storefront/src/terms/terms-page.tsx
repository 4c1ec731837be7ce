import { type RouteHandle, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { LegalText } from '../shared/legal-text/legal-text.tsx'
import { termsMessages } from './terms.messages.ts'
import { termsHead } from './terms-head.ts'
import { termsText } from './terms-text.messages.ts'

export const handle = { headWithoutData: termsHead } satisfies RouteHandle

/** `/terms` */
export function Component(): ReactElement {
  const { title } = useMessages(termsMessages)
  const { updated, sections, contact } = useMessages(termsText)
  return <LegalText title={title} note={updated} sections={sections} contact={contact} />
}
