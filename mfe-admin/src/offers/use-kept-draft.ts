import { useEffect, useState } from 'react'
import { draftOf, dropDraft, type Draft as Kept, keepDraft } from '../shared/form/draft.ts'
import type { Draft } from './draft.ts'

interface KeptDraft {
  /** Of an earlier visit, until it is taken or refused. */
  offered: Kept | undefined
  /** @returns the form as it was left */
  take: () => Draft | undefined
  refuse: () => void
  /** The form was saved or given up: nothing of it stays here. */
  drop: () => void
}

/**
 * Keeps the unsaved form of an offer on this device, so that it survives a reload and the end of a session.
 *
 * @param key the form's address
 */
export function useKeptDraft(key: string, draft: Draft, isDirty: boolean): KeptDraft {
  const [offered, setOffered] = useState(() => draftOf(key))
  useEffect(() => {
    if (!isDirty) return
    keepDraft(key, {
      keptAt: new Date().toISOString(),
      fields: [['offer', JSON.stringify(draft)]],
      opened: [],
    })
  }, [key, draft, isDirty])
  const drop = () => {
    dropDraft(key)
    setOffered(undefined)
  }
  return {
    offered,
    take: () => {
      setOffered(undefined)
      const text = offered?.fields.find(([field]) => field === 'offer')?.[1]
      return text === undefined ? undefined : (JSON.parse(text) as Draft)
    },
    refuse: drop,
    drop,
  }
}
