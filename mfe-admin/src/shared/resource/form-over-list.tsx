import { Button } from '@stampa/ui/button/button.tsx'
import { type ComponentType, type ReactElement, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useCloseForm, useFormAddress } from '../form/form-address.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FormLink } from '../form/form-link.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import type { FormValues } from '../form/values.ts'
import { MissingDialog } from '../trash/missing-dialog.tsx'
import { type Entity, pathsOf, type Resource } from './resource.ts'
import { useResourceTexts } from './resource-texts.ts'

/** Props of a content type's fields. */
export interface FieldsProps<Row, Values extends FormValues, Texts> {
  /** The stored record, for its images; undefined for a new one. */
  row: Row | undefined
  control: Control<Values>
  texts: Texts
}

export interface FormOverListProps<Row extends Entity, Values extends FormValues, Texts> {
  resource: Resource<Row, Values>
  rows: readonly Row[]
  /** More rows are loading, which may have the record of the address. */
  pending: boolean
  texts: Texts
  Fields: ComponentType<FieldsProps<Row, Values, Texts>>
  /** Returns the label of a field, for a conflict. */
  labelOf: (field: string) => string
  /** Returns the text of a value that is no text itself, such as an id. */
  valueLabel?: ((field: string, value: unknown) => string | undefined) | undefined
  /** Width of the dialog. @default 'medium' */
  size?: 'medium' | 'large'
}

/** The form that the address opens over the list, if any. */
export function FormOverList<Row extends Entity, Values extends FormValues, Texts>(
  props: FormOverListProps<Row, Values, Texts>,
): ReactElement | null {
  const address = useFormAddress(props.resource)
  if (!address) return null
  if (address === 'new') return <RecordDialog {...props} row={undefined} latest={undefined} />
  if (props.pending && !props.rows.some(({ _id }) => _id === address.id)) return null
  return <EditForm key={address.id} {...props} id={address.id} />
}

function EditForm<Row extends Entity, Values extends FormValues, Texts>(
  props: FormOverListProps<Row, Values, Texts> & { id: string },
): ReactElement {
  const { id, resource, rows } = props
  const close = useCloseForm(resource)
  const { shared, words } = useResourceTexts(resource)
  const latest = rows.find(row => row._id === id)
  // A reloaded list must not change an open form.
  const [opened] = useState(latest)
  if (!opened) return <MissingDialog title={shared.missing(words.this)} onClose={close} />
  return <RecordDialog {...props} row={opened} latest={latest} />
}

interface RecordDialogProps<Row extends Entity, Values extends FormValues, Texts>
  extends FormOverListProps<Row, Values, Texts> {
  /** The record that the form was opened with; undefined for a new one. */
  row: Row | undefined
  /** The record as it is stored now. */
  latest: Row | undefined
}

function RecordDialog<Row extends Entity, Values extends FormValues, Texts>(
  props: RecordDialogProps<Row, Values, Texts>,
): ReactElement {
  const { resource, row, latest, texts, Fields, labelOf, valueLabel, size = 'medium' } = props
  const { shared, words } = useResourceTexts(resource)
  const paths = pathsOf(resource)
  const close = useCloseForm(resource)
  const form = useRecordForm({
    address: row ? paths.edit(row._id) : paths.new,
    row,
    latest,
    toValues: resource.toValues,
    rules: resource.rules,
    labelOf,
    valueLabel,
    onSaved: close,
  })
  return (
    <FormDialog
      form={form}
      size={size}
      title={row ? shared.editTitle(words.noun) : words.fresh}
      onClose={close}
      aside={
        row && (
          <Button variant="quiet" render={<FormLink path={paths.history(row._id)} />}>
            {shared.history}
          </Button>
        )
      }
    >
      <Fields row={row} control={form.control} texts={texts} />
    </FormDialog>
  )
}
