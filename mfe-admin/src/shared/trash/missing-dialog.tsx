import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import type { ReactElement } from 'react'
import { useCloseForm } from '../form/form-address.ts'
import type { Entity, Resource } from '../resource/resource.ts'
import { useResourceTexts } from '../resource/resource-texts.ts'

/** Stands for the form of a record that was deleted, or never was. */
export function MissingDialog<Row extends Entity>({
  resource,
}: {
  resource: Resource<Row>
}): ReactElement {
  const close = useCloseForm(resource)
  const { shared, words } = useResourceTexts(resource)
  return (
    <Dialog
      open
      size="small"
      title={shared.missing(words.this)}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {shared.backToList}
        </Button>
      }
    >
      <p>{shared.missingText}</p>
    </Dialog>
  )
}
