import {
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Path } from 'react-hook-form'
import { useAnswerText } from '../calls/answers.messages.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { type ConflictPanelProps, useConflict } from '../conflict/conflict-panel.tsx'
import type { Base } from './draft-store.ts'
import type { Rules } from './rules.ts'
import { useDraft } from './use-draft.ts'
import { useValidatedForm } from './use-validated-form.ts'
import { type FormValues, isSameValue, toRequestBody } from './values.ts'

interface RecordFormSource<Row, Values extends FormValues>
  extends Pick<ConflictPanelProps, 'labelOf' | 'valueLabel'> {
  /** Route whose action saves the form; also the key of its draft. */
  address: string
  /** The record that the form was opened with; undefined for a new one. */
  row: Row | undefined
  /** The record as it is stored now. */
  latest: Row | undefined
  /** Values to begin with instead of those of the record. */
  filled?: Values | undefined
  /** Returns the form's values for a record, without files; defined outside the component. */
  toValues: (row: Row | undefined) => Values
  rules: Rules
  /** The form stays open after a save. @default false */
  staysOpen?: boolean
  onSaved: () => void
}

export type RecordFormState = Omit<ReturnType<typeof useRecordForm>, 'control'>

/**
 * The form of a record: saves by the action of its address, keeps a draft, and merges the changes of another
 * administrator. Shown by `<RecordForm>`.
 */
export function useRecordForm<Row extends { version: number }, Values extends FormValues>(
  source: RecordFormSource<Row, Values>,
) {
  const { address, row, latest, toValues, rules, labelOf, valueLabel, staysOpen = false } = source
  const say = useAnswerText()
  const id = useId()
  const { submit, isSaving: saving, outcome, isDone: isSaved } = useSubmit()
  const isStored = outcome?.ok === true
  const refusal = outcome && !outcome.ok ? outcome : undefined

  const [base, setBase] = useState<Base<Values>>(() => ({
    values: toValues(row),
    version: row?.version,
  }))
  const [fillKey, setFillKey] = useState(0)
  const sent = useRef(base.values)
  const form = useValidatedForm({
    defaultValues: source.filled ?? base.values,
    rules,
    isNew: row === undefined,
    outcome,
    onValid: values => {
      sent.current = values
      submit(toRequestBody(values, base.version), {
        method: base.version === undefined ? 'post' : 'put',
        action: address,
        encType: 'multipart/form-data',
      })
    },
  })
  const { control, element, getValues, reset, setValue, subscribe } = form
  const isNewer = latest !== undefined && latest.version !== base.version
  const theirs = useMemo(
    () => (isNewer ? toValues(latest) : undefined),
    [isNewer, toValues, latest],
  )
  const conflict = useConflict({
    outcome,
    opened: base.values,
    theirs,
    getValues,
    labelOf,
    valueLabel,
    fill: values => {
      setBase({ values: theirs ?? base.values, version: latest?.version })
      for (const [field, value] of Object.entries(values)) setValue(field as Path<Values>, value)
      setFillKey(fillKey + 1)
    },
  })
  // A ref: closing the form asks the leave guard before it has this render's `isDirty`.
  const hasStored = useRef(false)
  useLayoutEffect(() => {
    hasStored.current = isStored
  }, [isStored])
  const isDirty = useCallback(() => {
    if (hasStored.current && !staysOpen) return false
    return !isSameValue(getValues(), hasStored.current ? sent.current : base.values)
  }, [staysOpen, getValues, base])
  const draft = useDraft<Values>({ key: address, getValues, isDirty, base })
  const { offered, schedule } = draft
  useEffect(
    () => subscribe({ formState: { values: true }, callback: schedule }),
    [subscribe, schedule],
  )

  const onStored = useEffectEvent(() => draft.drop())
  useEffect(() => {
    // At once: the page may be left while the list is loaded again.
    if (isStored) onStored()
  }, [isStored])
  const onSaved = useEffectEvent(() => {
    if (!isDirty()) {
      draft.drop()
      return source.onSaved()
    }
    // Changes made while the form was being saved stay.
    setBase({ values: toValues(latest), version: latest?.version })
    draft.schedule()
  })
  // Before an administrator can type into fields that are about to be replaced.
  useLayoutEffect(() => {
    if (isSaved) onSaved()
  }, [isSaved])

  const message = conflict && refusal?.meanwhile === 'changed' ? undefined : refusal?.message
  return {
    id,
    element,
    control,
    /** Changes when a draft or a merged version fills the fields again. */
    fillKey,
    summary: useMemo(() => (message ? [{ message: say(message) }] : []), [message, say]),
    saving,
    conflict,
    isDirty,
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (saving) return
      draft.flush()
      void form.submit()
    },
    draftOffer: offered && {
      keptAt: offered.keptAt,
      lostFiles: offered.lostFiles,
      onRestore: () => {
        setBase(offered.opened)
        // A draft of an earlier release lacks the fields that were added since.
        reset({ ...getValues(), ...offered.values })
        setFillKey(fillKey + 1)
        draft.settle()
      },
      onDiscard: () => {
        draft.drop()
        draft.settle()
      },
    },
    discard: draft.drop,
  }
}
