import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { useCloseForm } from '../shared/form/form-address.ts'
import { ImportDialog } from '../shared/import/import-dialog.tsx'
import { skusMessages } from './skus.messages.ts'

/** The import of SKUs, over the overview. */
export function Component(): ReactElement {
  const { importTitle, importIntro } = useMessages(skusMessages)
  return (
    <ImportDialog
      title={importTitle}
      intro={importIntro}
      action="/admin/offers/skus/import"
      onClose={useCloseForm({ id: 'offers/skus' })}
    />
  )
}
