import { type Head, type HeadArgs, type RouteHandle, textsIn, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { LegalText } from '../shared/legal-text/legal-text.tsx'
import { pageHead } from '../shared/page-head.ts'
import { privacyMessages, privacyText } from './privacy.messages.ts'

export const handle = { headWithoutData: privacyHead } satisfies RouteHandle

/** `/privacy` */
export function Component(): ReactElement {
  const { title, description } = useMessages(privacyMessages)
  const { sections, contact } = useMessages(privacyText)
  return <LegalText title={title} note={description} sections={sections} contact={contact} />
}

function privacyHead({ language }: HeadArgs): Head {
  const { title, description } = textsIn(privacyMessages, language)
  return pageHead({ title, description, path: '/privacy' })
}
