import { type DesignDocument, type DesignElement, sides } from '@stampa/design'
import { useEffect, useRef, useState } from 'react'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Editor } from '../editor/editor.ts'
import { type Draft, forgetOtherAssets, keepDraft, readDraft } from './draft-store.ts'

/** Milliseconds after a change within which it is kept. */
const soon = 300

interface UseDraftOptions {
  editor: Editor
  library: AssetLibrary
  /** All that is to be kept; undefined as long as there is nothing to design on. */
  draft: Draft | undefined
  /** What was kept is there again; its design and images are in their places. */
  onRestored: (draft: Draft) => void
}

/**
 * Keeps what the visitor does in this browser, and brings it back when the page is opened again.
 *
 * @returns Whether what was kept has been looked for; before that nothing new is kept.
 */
export function useDraft({ editor, library, draft, onRestored }: UseDraftOptions): boolean {
  const [ready, setReady] = useState(false)
  const restored = useRef(onRestored)

  useEffect(() => {
    let current = true
    restore(library)
      .then(found => {
        if (!current || !found) return
        editor.open(found.document)
        restored.current(found)
      })
      // Private windows may have no store: the studio works, it only forgets.
      .catch(error => console.warn('The last design was not read', error))
      .finally(() => current && setReady(true))
    return () => {
      current = false
    }
  }, [editor, library])

  const latest = useRef(draft)
  const timer = useRef<number>(undefined)
  useEffect(() => {
    latest.current = draft
    // Not put off by further changes: what is older than a moment is kept.
    if (!ready || !draft || timer.current !== undefined) return
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      if (latest.current) keep(latest.current)
    }, soon)
  }, [ready, draft])

  return ready
}

function keep(draft: Draft) {
  keepDraft(draft).catch(error => console.warn('The design was not kept', error))
}

async function restore(library: AssetLibrary): Promise<Draft | undefined> {
  const kept = await readDraft()
  if (!kept) return undefined
  const used = assetsOf(kept.draft)
  for (const file of kept.files) await library.add(file).catch(() => undefined)
  await forgetOtherAssets(used)
  return { ...kept.draft, document: withoutLostImages(kept.draft.document, library) }
}

function assetsOf({ document, mockups }: Draft): Set<string> {
  const shown = sides.flatMap(side =>
    document.sides[side].flatMap(element => (element.type === 'image' ? element.asset : [])),
  )
  return new Set([...shown, ...mockups.flatMap(({ assets }) => assets)])
}

/** The browser may have thrown away originals; what shows them cannot be drawn. */
function withoutLostImages(document: DesignDocument, library: AssetLibrary): DesignDocument {
  const there = (element: DesignElement) =>
    element.type !== 'image' || library.get(element.asset) !== undefined
  return {
    ...document,
    sides: {
      front: document.sides.front.filter(there),
      back: document.sides.back.filter(there),
    },
  }
}
