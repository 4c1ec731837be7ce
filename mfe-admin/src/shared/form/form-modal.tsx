import { Button } from '@stampa/ui/button/button.tsx'
import type { ComponentType, ReactElement } from 'react'
import { type Entity, pathsOf, type Resource } from '../resource/resource.ts'
import { useResourceTexts } from '../resource/resource-texts.ts'
import { useCloseForm } from './form-address.ts'
import { FormDialog } from './form-dialog.tsx'
import { FormLink } from './form-link.tsx'
import type { FieldErrors } from './use-form-state.ts'
import { useRecordForm } from './use-record-form.ts'

/** What the fields of a form are filled from. */
export interface FieldsProps<Row, Texts> {
  /** The stored record, for its images; undefined for a new one. */
  row: Row | undefined
  /** What the fields hold at first, by their names. */
  values: FormData
  errors: FieldErrors
  texts: Texts
}

export interface FormModalProps<Row extends Entity, Texts> {
  resource: Resource<Row>
  /** The record as the form was opened with; undefined for a new one. */
  row: Row | undefined
  /** The record as it is now: another one, once someone else has changed it. */
  latest?: Row | undefined
  texts: Texts
  Fields: ComponentType<FieldsProps<Row, Texts>>
  /** What a field is called, for a choice between two versions of it. */
  labelOf: (field: string) => string
  /** How wide it is. @default 'medium' */
  size?: 'medium' | 'large'
  /** What a value of a field is called, where it is not said by itself: that of an id. */
  valueLabel?: ((field: string, value: string) => string | undefined) | undefined
}

/** The form of a content type's record over its list. */
export function FormModal<Row extends Entity, Texts>(
  props: FormModalProps<Row, Texts>,
): ReactElement {
  const { resource, row, latest, texts, Fields, labelOf, valueLabel, size = 'medium' } = props
  const { shared, words } = useResourceTexts(resource)
  const paths = pathsOf(resource)
  const close = useCloseForm(resource)
  const form = useRecordForm({
    address: row ? paths.edit(row._id) : paths.new,
    row,
    latest,
    toForm: resource.toForm,
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
      <Fields row={row} values={form.values} errors={form.errors} texts={texts} />
    </FormDialog>
  )
}
