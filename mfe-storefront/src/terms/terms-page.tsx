import { type Head, type HeadArgs, type RouteHandle, textsIn, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { LegalText } from '../shared/legal-text/legal-text.tsx'
import { pageHead } from '../shared/page-head.ts'
import { termsMessages, termsText } from './terms.messages.ts'

export const handle = { headWithoutData: termsHead } satisfies RouteHandle

/** `/terms` */
export function Component(): ReactElement {
  const { title } = useMessages(termsMessages)
  const { updated, sections, contact } = useMessages(termsText)
  return <LegalText title={title} note={updated} sections={sections} contact={contact} />
}

function termsHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(termsMessages, language)
  return pageHead({ title, description, path: '/terms' })
}
