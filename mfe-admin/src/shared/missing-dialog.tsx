import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import type { ReactElement } from 'react'
import { useCloseForm } from './form-address.ts'
import type { Entity, Resource } from './resource.ts'

/** Stands for the form of a record that was deleted, or never was. */
export function MissingDialog<Row extends Entity>({
  resource,
}: {
  resource: Resource<Row>
}): ReactElement {
  const close = useCloseForm(resource)
  return (
    <Dialog
      open
      size="small"
      title={`This ${resource.noun} does not exist`}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          Back to the list
        </Button>
      }
    >
      <p>It may have been deleted, or the address is incomplete.</p>
    </Dialog>
  )
}
