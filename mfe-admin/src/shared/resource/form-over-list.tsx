import { type ReactElement, useState } from 'react'
import { useCloseForm, useFormAddress } from '../form/form-address.ts'
import { FormModal, type FormModalProps } from '../form/form-modal.tsx'
import { MissingDialog } from '../trash/missing-dialog.tsx'
import type { Entity } from './resource.ts'
import { useResourceTexts } from './resource-texts.ts'

export interface FormOverListProps<Row extends Entity, Texts>
  extends Omit<FormModalProps<Row, Texts>, 'row' | 'latest'> {
  rows: readonly Row[]
  /** More rows are on their way: one of them may be the record that the address names. */
  pending: boolean
}

/** The form that the address asks for, if any. */
export function FormOverList<Row extends Entity, Texts>(
  props: FormOverListProps<Row, Texts>,
): ReactElement | null {
  const address = useFormAddress(props.resource)
  if (!address) return null
  if (address === 'new') return <FormModal {...props} row={undefined} />
  if (props.pending && !props.rows.some(({ _id }) => _id === address.id)) return null
  return <EditForm key={address.id} {...props} id={address.id} />
}

function EditForm<Row extends Entity, Texts>(
  props: FormOverListProps<Row, Texts> & { id: string },
): ReactElement {
  const { id, resource, rows } = props
  const close = useCloseForm(resource)
  const { shared, words } = useResourceTexts(resource)
  const latest = rows.find(row => row._id === id)
  // A list that is loaded again must not change what somebody is editing.
  const [opened] = useState(latest)
  if (!opened) return <MissingDialog title={shared.missing(words.this)} onClose={close} />
  return <FormModal {...props} row={opened} latest={latest} />
}
