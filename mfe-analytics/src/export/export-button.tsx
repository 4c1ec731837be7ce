import { useMessages, useNavigate } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useState } from 'react'
import type { Access } from '../shared/access.ts'
import { useView } from '../view/view-context.tsx'
import { exportMessages } from './export.messages.ts'
import { saveAsCsv } from './export.ts'
import styles from './export-button.module.css'

/** Button that saves the view as a CSV file. */
export function ExportButton({ access }: { access: Access }): ReactElement {
  const texts = useMessages(exportMessages)
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
      <Button icon={<DownloadIcon />} loading={state === 'exporting'} onClick={save}>
        {state === 'exporting' ? texts.exporting : texts.export}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {texts.failed}
        </p>
      ) : (
        <VisuallyHidden>
          <span role="status">{state === 'done' ? texts.done : ''}</span>
        </VisuallyHidden>
      )}
    </>
  )
}

function DownloadIcon(): ReactElement {
  return <ArrowRightIcon className={styles.download} />
}
