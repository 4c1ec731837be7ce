import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, draftOf, dropDraft, entriesOf, keepDraft } from './draft.ts'

/** So long, in ms, somebody pauses before what was typed is kept. */
const pause = 300

interface DraftState {
  /** Of an earlier visit, until it is taken or refused. */
  offered: Draft | undefined
  /** No longer offers the draft. */
  settle: () => void
  /** To be called when the form was changed. */
  changed: () => void
  /** Keeps at once what is there: whatever comes next may end the page. */
  flush: () => void
  /** The form was saved or given up: nothing of it stays here. */
  drop: () => void
}

interface DraftSource {
  /** The form's address. */
  key: string
  form: RefObject<HTMLFormElement | null>
  isDirty: () => boolean
  /** What the form was opened with. */
  base: { form: FormData; version: number | undefined }
}

/** Keeps an unsaved form on this device, so that it survives a reload and the end of a session. */
export function useDraft({ key, form, isDirty, base }: DraftSource): DraftState {
  const [offered, setOffered] = useState(() => draftOf(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    if (!form.current) return
    if (!isDirty()) return dropDraft(key)
    keepDraft(key, {
      keptAt: new Date().toISOString(),
      fields: entriesOf(new FormData(form.current)),
      opened: entriesOf(base.form),
      version: base.version,
    })
  }, [key, form, isDirty, base])

  useEffect(() => {
    const onHide = () => {
      // Only what was changed since: a draft that is still offered must not be lost unseen.
      if (timer.current !== undefined) flush()
    }
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [flush])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    offered,
    settle: () => setOffered(undefined),
    changed: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, pause)
    },
    flush,
    drop: () => {
      clearTimeout(timer.current)
      dropDraft(key)
    },
  }
}
