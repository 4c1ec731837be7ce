import { useLocation } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { FormDialog } from '../form/form-dialog.tsx'
import { FormLink, useCloseForm, useFormAddress } from '../form/form-link.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import type { FormValues } from '../form/values.ts'
import { useMay } from '../permissions.tsx'
import { MissingDialog } from '../trash/record-dialogs.tsx'
import { type Field, valuesOf } from './field-kinds.ts'
import { RecordInputs } from './record-inputs.tsx'
import { type Entity, pathsOf, type Resource } from './resource.ts'
import { useResourceTexts } from './resource-texts.ts'

interface FormOverListProps {
  resource: Resource
  rows: readonly Entity[]
  /** More rows are loading, which may have the record of the address. */
  pending: boolean
  /** Returns the label of a field, for a conflict. */
  labelOf: (field: string) => string
  /** Returns the text of a value that is no text itself, such as an id. */
  valueLabel: (field: string, value: unknown) => string | undefined
  /** Below the fields. */
  note?: ReactNode
}

/** The form that the address opens over the list, if any. */
export function FormOverList(props: FormOverListProps): ReactElement | null {
  const address = useFormAddress(props.resource)
  if (!address) return null
  if (address === 'new') return <RecordDialog {...props} row={undefined} latest={undefined} />
  if (props.pending && !props.rows.some(({ _id }) => _id === address.id)) return null
  return <EditForm key={address.id} {...props} id={address.id} />
}

function EditForm(props: FormOverListProps & { id: string }): ReactElement {
  const { id, resource, rows } = props
  const close = useCloseForm(resource)
  const { shared, words } = useResourceTexts(resource)
  const latest = rows.find(row => row._id === id)
  // A reloaded list must not change an open form.
  const [opened] = useState(latest)
  if (!opened) return <MissingDialog title={shared.missing(words.this)} onClose={close} />
  return <RecordDialog {...props} row={opened} latest={latest} />
}

interface RecordDialogProps extends FormOverListProps {
  /** The record that the form was opened with; undefined for a new one. */
  row: Entity | undefined
  /** The record as it is stored now. */
  latest: Entity | undefined
}

function RecordDialog(props: RecordDialogProps): ReactElement {
  const { resource, rows, row, latest, labelOf, valueLabel } = props
  const { fields, rules } = resource
  // A reloaded list must not change an open form.
  const [newValues] = useState(() => (row ? {} : resource.newValues(rows)))
  const toValues = useCallback(
    (row: Entity | undefined) => (row ? resource.toValues(row) : newValues),
    [resource, newValues],
  )
  const { shared, words } = useResourceTexts(resource)
  const paths = pathsOf(resource)
  const mayWrite = useMay()('write')
  const close = useCloseForm(resource)
  const { earlier }: { earlier?: object } = useLocation().state ?? {}
  const form = useRecordForm({
    address: row ? paths.edit(row._id) : paths.new,
    row,
    filled: row && earlier && { ...toValues(row), ...textValues(fields, { ...row, ...earlier }) },
    latest,
    toValues,
    rules,
    labelOf,
    valueLabel,
    onSaved: close,
  })
  return (
    <FormDialog
      form={form}
      // Wide enough for paragraphs beside their preview.
      size={fields.some(({ input }) => input.kind === 'prose') ? 'large' : 'medium'}
      title={row ? (mayWrite ? shared.edit : shared.show)(words.noun) : words.fresh}
      onClose={close}
      aside={
        row && (
          <Button variant="quiet" render={<FormLink path={paths.history(row._id)} />}>
            {shared.history}
          </Button>
        )
      }
    >
      <RecordInputs fields={fields} row={row} control={form.control} />
      {props.note}
    </FormDialog>
  )
}

/** Returns the form's values for an earlier version of a record, without images: their files may be gone. */
function textValues(fields: readonly Field[], row: object): FormValues {
  return valuesOf(
    fields.filter(({ input }) => !('rule' in input)),
    row,
  )
}
