import { useLoaderData, useMessages } from '@stampa/platform'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import type { ReactElement } from 'react'
import { PasswordPrompt } from '../shared/confirmation/password-prompt.tsx'
import { EndAll, SessionList } from './session-list.tsx'
import { type Session, sessionsPath } from './sessions.data.ts'
import { sessionsMessages } from './sessions.messages.ts'

export function Component(): ReactElement {
  const sessions = useLoaderData<Session[]>()
  const texts = useMessages(sessionsMessages)
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        action={sessions.length > 1 && <EndAll label={texts.endOthers} action={sessionsPath} />}
      />
      <SessionList sessions={sessions} action={sessionsPath} />
      <PasswordPrompt />
    </>
  )
}
