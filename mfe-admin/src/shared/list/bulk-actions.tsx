import { useFetcher } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ConfirmDialog } from '@stampa/ui/dialog/confirm-dialog.tsx'
import { type ReactElement, useState } from 'react'
import type { BulkAction } from '../calls/content-calls.ts'
import { Allowed } from '../permissions.tsx'
import { type Entity, pathsOf, type Resource } from '../resource/resource.ts'
import type { SharedTexts } from '../resource/resource-texts.ts'

interface BulkActionsProps {
  resource: Resource
  rows: readonly Entity[]
  shared: SharedTexts
  onDone: () => void
}

/** The actions on selected records, for administrators who may change them. */
export function BulkActions(props: BulkActionsProps): ReactElement {
  const { resource, rows, shared, onDone } = props
  const { submit } = useFetcher()
  const [asking, setAsking] = useState(false)
  const run = (action: BulkAction) => {
    const form = new FormData()
    form.set('do', action)
    for (const { _id } of rows) form.append('ids', _id)
    submit(form, { method: 'post', action: pathsOf(resource).list })
    onDone()
  }
  return (
    <>
      {resource.isOn && (
        <>
          <Button size="small" onClick={() => run('activate')}>
            {shared.activate}
          </Button>
          <Button size="small" onClick={() => run('deactivate')}>
            {shared.deactivate}
          </Button>
        </>
      )}
      <Allowed to="delete">
        <Button size="small" variant="danger" onClick={() => setAsking(true)}>
          {shared.confirmDelete}
        </Button>
      </Allowed>
      <ConfirmDialog
        open={asking}
        title={shared.deleteQuestion(shared.these(rows.length))}
        confirmLabel={shared.confirmDelete}
        onConfirm={() => {
          setAsking(false)
          run('delete')
        }}
        onCancel={() => setAsking(false)}
      >
        {shared.deleteManyText}
      </ConfirmDialog>
    </>
  )
}
