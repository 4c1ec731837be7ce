import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { useSubmit } from '../shared/calls/use-submit.ts'
import type { UndeliveredMail } from './mails.data.ts'
import { mailsMessages } from './mails.messages.ts'

/** Button that retries the mails of one event, or all. */
export function RetryButton({
  label,
  mail,
}: {
  label: string
  mail?: UndeliveredMail
}): ReactElement {
  const texts = useMessages(mailsMessages)
  const { submit, isSaving } = useSubmit()
  return (
    <Button
      loading={isSaving}
      onClick={() =>
        submit(mail ? { service: mail.service, id: mail._id } : {}, {
          method: 'post',
          action: '/admin/mails',
        })
      }
    >
      {isSaving ? texts.retrying : label}
    </Button>
  )
}
