import { useFetcher } from '@stampa/platform'
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { useAnswerText } from '../calls/use-answer-text.ts'
import type { ConflictPanelProps } from '../conflict/conflict-panel.tsx'
import { useConflict } from '../conflict/use-conflict.tsx'
import type { OfferedDraft } from './draft.ts'
import { useDraft } from './use-draft.ts'
import { errorsOf, useFormState } from './use-form-state.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

export interface RecordFormSource<Row> extends Pick<ConflictPanelProps, 'labelOf' | 'valueLabel'> {
  /** Whose action saves the form, and under which its draft is kept. */
  address: string
  /** The record as the form was opened with; undefined for a new one. */
  row: Row | undefined
  /** The record as it is now: another one, once someone else has changed it. */
  latest: Row | undefined
  /** The form as a record fills it, without its files; declared outside the component. */
  toForm: (row: Row | undefined) => FormData
  /** Once it is saved, to be changed again. @default false */
  staysOpen?: boolean
  /** After it was saved. */
  onSaved: () => void
}

export type RecordFormState = ReturnType<typeof useRecordForm>

/**
 * The form of a record: saved by the action of its address, kept as a draft until it is saved or given up, and
 * decided upon when somebody else was faster. Shown by `<RecordForm>`.
 */
export function useRecordForm<Row extends { version: number }>(source: RecordFormSource<Row>) {
  const { address, row, latest, toForm, labelOf, valueLabel, staysOpen = false } = source
  const say = useAnswerText()
  const id = useId()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const saving = state !== 'idle'
  const form = useFormState(outcome, { staysOpen })
  const [base, setBase] = useState(() => openedWith(row, toForm))
  const [filled, setFilled] = useState({ values: base.form, times: 0 })
  const theirs = useMemo(() => latest && toForm(latest), [toForm, latest])
  const conflict = useConflict({ outcome, opened: base.form, theirs, labelOf, valueLabel })
  const draft = useDraft({ key: address, form: form.element, isDirty: form.isDirty, base })
  const { offered } = draft
  const guard = useLeaveGuard(form.isDirty)

  const refusal = outcome && !outcome.ok ? outcome : undefined
  // Once a conflict has been told, saving again is a decision, made from the newest version.
  const { version } = refusal?.meanwhile === 'changed' && latest ? latest : base

  const isStored = outcome?.ok === true
  const onStored = useEffectEvent(() => draft.drop())
  useEffect(() => {
    // At once: while the list is loaded again the page may be left.
    if (isStored) onStored()
  }, [isStored])
  const isSaved = isStored && !saving
  const onSaved = useEffectEvent(() => {
    if (!staysOpen || !form.isDirty()) return source.onSaved()
    // Whoever typed on while it was saved goes on typing.
    setBase(openedWith(latest, toForm))
    draft.changed()
  })
  // Before anybody can type into what is about to be replaced.
  useLayoutEffect(() => {
    if (isSaved) onSaved()
  }, [isSaved])

  const message = conflict.panel ? undefined : refusal?.message
  return {
    id,
    ref: form.ref,
    element: form.element,
    /** What its fields hold at first. */
    values: filled.values,
    /** Another one when the fields are to be filled anew. */
    filling: filled.times,
    errors: useMemo(() => errorsOf(outcome, say), [outcome, say]),
    /** What concerns the whole form. */
    summary: useMemo(() => (message ? [{ message: say(message) }] : []), [message, say]),
    saving,
    conflict: conflict.panel,
    changed: draft.changed,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (saving) return
      draft.flush()
      form.sending()
      const sent = conflict.resolve(new FormData(event.currentTarget))
      if (version !== undefined) sent.set('version', `${version}`)
      submit(sent, {
        method: version === undefined ? 'post' : 'put',
        action: address,
        encType: 'multipart/form-data',
      })
    },
    offer: offered && {
      keptAt: offered.keptAt,
      lost: offered.lost,
      onTake: () => {
        setBase(offered.opened)
        setFilled({ values: offered.form, times: filled.times + 1 })
        draft.settle()
      },
      onRefuse: () => {
        draft.drop()
        draft.settle()
      },
    },
    guard: {
      ...guard,
      leave: () => {
        draft.drop()
        guard.leave()
      },
    },
  }
}

function openedWith<Row extends { version: number }>(
  row: Row | undefined,
  toForm: (row: Row | undefined) => FormData,
): OfferedDraft['opened'] {
  return { form: toForm(row), version: row?.version }
}
