import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Base,
  type Draft,
  dropDraft,
  keepDraft,
  keepFiles,
  loadDraft,
  mayKeepDrafts,
} from './draft-store.ts'
import { type FormValues, fingerprint } from './values.ts'

/** Debounce between a change and the write of the draft, ms. */
const delay = 300

interface DraftSource<Values extends FormValues> {
  key: string
  getValues: () => Values
  isDirty: () => boolean
  /** The values that the form was opened with. */
  base: Base<Values>
}

/** Keeps an unsaved form on this device, so that it survives a reload and the end of a session. */
export function useDraft<Values extends FormValues>(source: DraftSource<Values>) {
  const { key, getValues, isDirty, base } = source
  const [offered, setOffered] = useState<Draft<Values>>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** This form has written or restored the kept draft. */
  const isOwn = useRef(false)
  const keptFiles = useRef<string>(undefined)

  useEffect(() => {
    let isStale = false
    loadDraft<Values>(key).then(draft => {
      if (!isStale) setOffered(draft)
    })
    return () => {
      isStale = true
    }
  }, [key])

  const drop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    isOwn.current = false
    keptFiles.current = undefined
    dropDraft(key)
  }, [key])

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    // A draft that is still offered must not be deleted.
    if (!isDirty()) return isOwn.current ? drop() : undefined
    if (!mayKeepDrafts()) return
    isOwn.current = true
    const files = keepDraft(key, getValues(), base)
    // Files are large: they are written only after a change.
    const fingerprints = files.map(fingerprint).join()
    if (fingerprints === keptFiles.current) return
    keptFiles.current = fingerprints
    void keepFiles(key, files)
  }, [key, getValues, isDirty, base, drop])

  useEffect(() => {
    const onHide = () => {
      if (timer.current !== undefined) flush()
    }
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [flush])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** The draft of an earlier visit, until it is restored or discarded. */
    offered,
    settle: () => {
      isOwn.current = true
      setOffered(undefined)
    },
    /** Schedules a write after a change of the form. */
    schedule: useCallback(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, delay)
    }, [flush]),
    flush,
    /** Deletes the draft of a form that was saved or given up. */
    drop,
  }
}
