import { useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { CopyField } from '@stampa/ui/field/copy-field.tsx'
import type { ReactElement } from 'react'
import { useSubmit } from '../shared/calls/use-submit.ts'
import formStyles from '../shared/form/form.module.css'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { Allowed } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import styles from './job-calendar.module.css'
import { calendarLinkPath, type loadCalendarLink } from './production.data.ts'
import { productionMessages } from './production.messages.ts'

/** The link for calendar programs, which can be replaced. */
export function Component(): ReactElement {
  const texts = useMessages(productionMessages)
  const { close } = useMessages(sharedMessages)
  const { path } = useLoaderData<Awaited<ReturnType<typeof loadCalendarLink>>>()
  const onClose = useCloseForm({ id: 'production' })
  const { submit, isSaving } = useSubmit()
  return (
    <Dialog
      title={texts.calendarLink}
      onClose={onClose}
      footer={
        <>
          <Allowed to="write">
            <span className={formStyles.aside}>
              <Button
                loading={isSaving}
                onClick={() => submit(null, { method: 'post', action: calendarLinkPath })}
              >
                {texts.newCalendarLink}
              </Button>
            </span>
          </Allowed>
          <Button variant="primary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <div className={styles.subscription}>
        <p>{texts.calendarLinkText}</p>
        <CopyField label={texts.link} value={`${location.origin}${path}`} />
        <p>{texts.calendarLinkWarning}</p>
      </div>
    </Dialog>
  )
}
