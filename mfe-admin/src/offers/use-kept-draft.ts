import { useEffect, useState } from 'react'
import {
  dropDraft,
  type Draft as KeptDraft,
  keepDraft,
  loadDraft,
} from '../shared/form/draft-store.ts'
import type { Draft } from './draft.ts'

type Values = { offer: Draft }

/**
 * Keeps the unsaved form of an offer on this device, so that it survives a reload and the end of a session.
 *
 * @param key address of the form
 */
export function useKeptDraft(key: string, draft: Draft, isDirty: boolean) {
  const [offered, setOffered] = useState<KeptDraft<Values>>()
  useEffect(() => {
    let isStale = false
    loadDraft<Values>(key).then(kept => {
      if (!isStale) setOffered(kept)
    })
    return () => {
      isStale = true
    }
  }, [key])
  useEffect(() => {
    if (isDirty) keepDraft(key, { offer: draft }, { values: {}, version: undefined })
  }, [key, draft, isDirty])
  const drop = () => {
    dropDraft(key)
    setOffered(undefined)
  }
  return {
    /** The draft of an earlier visit, until it is restored or discarded. */
    offered,
    restore: () => {
      setOffered(undefined)
      return offered?.values.offer
    },
    /** Deletes the draft of a form that was saved or given up. */
    drop,
  }
}
