import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  draftFrom,
  dropDraft,
  filesIn,
  keepDraft,
  type OfferedDraft,
  offeredDraft,
} from './draft.ts'
import { keepFiles } from './draft-files.ts'
import { fingerprint } from './form-values.ts'

/** So long, in ms, somebody pauses before what was typed is kept. */
const pause = 300

interface DraftState {
  /** Of an earlier visit, until it is taken or refused. */
  offered: OfferedDraft | undefined
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
  base: OfferedDraft['opened']
}

/** Keeps an unsaved form on this device, so that it survives a reload and the end of a session. */
export function useDraft({ key, form, isDirty, base }: DraftSource): DraftState {
  const [offered, setOffered] = useState<OfferedDraft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is kept was kept, or taken up again, by this form. */
  const isOurs = useRef(false)
  const keptFiles = useRef<string>(undefined)

  useEffect(() => {
    let stale = false
    offeredDraft(key).then(draft => {
      if (!stale) setOffered(draft)
    })
    return () => {
      stale = true
    }
  }, [key])

  const drop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    isOurs.current = false
    keptFiles.current = undefined
    dropDraft(key)
  }, [key])

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    // A draft that is still offered must not be lost unseen.
    if (!isDirty()) return isOurs.current ? drop() : undefined
    const held = new FormData(form.current)
    isOurs.current = true
    keepDraft(key, draftFrom(held, base))
    // Files are large: written again only when they are others.
    const files = filesIn(held)
    const names = files.map(({ field, file }) => `${field} ${fingerprint(file)}`).join()
    if (names === keptFiles.current) return
    keptFiles.current = names
    void keepFiles(key, files)
  }, [key, form, isDirty, base, drop])

  useEffect(() => {
    const onHide = () => {
      if (timer.current !== undefined) flush()
    }
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [flush])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    offered,
    settle: () => {
      isOurs.current = true
      setOffered(undefined)
    },
    changed: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, pause)
    },
    flush,
    drop,
  }
}
