import { useLoaderData, useMessages, useOutletContext, useParams } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import type { ReactElement } from 'react'
import type { PeopleData } from '../people/people.data.ts'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { EndAll, SessionList } from './session-list.tsx'
import type { Session } from './sessions.data.ts'
import { sessionsMessages } from './sessions.messages.ts'

/** The sessions of a person, over the list of people. */
export function Component(): ReactElement {
  const sessions = useLoaderData<Session[]>()
  const { people } = useOutletContext<PeopleData>()
  const { id } = useParams()
  const texts = useMessages(sessionsMessages)
  const shared = useMessages(sharedMessages)
  const close = useCloseForm({ id: 'people' })
  return (
    <Dialog
      title={texts.title}
      description={people.find(({ _id }) => _id === id)?.email ?? ''}
      onClose={close}
      footer={
        <>
          {sessions.length > 1 && <EndAll label={texts.endAll} />}
          <Button onClick={close}>{shared.close}</Button>
        </>
      }
    >
      <SessionList sessions={sessions} />
    </Dialog>
  )
}
