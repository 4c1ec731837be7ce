import { ApiError } from '@stampa/api'
import { apiOrigin, useMessages, useNavigate } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import { saveFile } from '@stampa/ui/save-file.ts'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useState } from 'react'
import type { Access } from '../shared/calls.ts'
import { useView, type View } from '../view/view.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard.module.css'

export function ExportButton({ access }: { access: Access }): ReactElement {
  const texts = useMessages(dashboardMessages)
  const { view } = useView()
  const [state, setState] = useState<'idle' | 'exporting' | 'done' | 'failed'>('idle')
  const navigate = useNavigate()
  const save = async () => {
    setState('exporting')
    try {
      await saveAsCsv(access, view)
      setState('done')
    } catch (error) {
      setState('failed')
      // A refused token causes a redirect to the sign-in form.
      const signIn = error instanceof Response && error.headers.get('location')
      if (signIn) navigate(signIn)
      else console.warn(error)
    }
  }
  return (
    <>
      <Button
        icon={<ArrowRightIcon className={styles.download} />}
        loading={state === 'exporting'}
        onClick={save}
      >
        {state === 'exporting' ? texts.exporting : texts.export}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {texts.exportFailed}
        </p>
      ) : (
        <VisuallyHidden>
          <span role="status">{state === 'done' ? texts.exported : ''}</span>
        </VisuallyHidden>
      )}
    </>
  )
}

/**
 * Saves the view as a CSV file.
 *
 * @throws ApiError if the service refuses
 */
async function saveAsCsv(access: Access, view: View): Promise<void> {
  const { startDate, endDate, filters } = view
  const query = new URLSearchParams({ startDate, endDate, ...filters })
  const response = await access.fetch(new Request(`${apiOrigin}/api/analytics/export?${query}`))
  if (!response.ok) throw new ApiError('Failed to export', response.status)
  saveFile(`analytics-${startDate}-${endDate}.csv`, await response.blob())
}
