import type { DesignDocument, DesignElement } from '@stampa/design'
import { useEffect, useRef, useState } from 'react'
import type { AssetLibrary } from '../assets/asset-library.ts'
import type { Editor } from '../editor/editor.ts'
import type { Product } from '../studio/studio.data.ts'
import { draftOfAddress } from './draft-of-address.ts'
import { type Draft, forgetOtherAssets, keepAsset, keepDraft, readDraft } from './draft-store.ts'
import { assetsOf } from './used-assets.ts'

/** Milliseconds after a change within which it is kept. */
const soon = 300

interface UseDraftOptions {
  editor: Editor
  library: AssetLibrary
  /** What can be designed on. */
  products: readonly Product[]
  /** All that is to be kept; undefined as long as there is nothing to design on. */
  draft: Draft | undefined
  /** What was kept, or what the address names, is there; its design and images are in their places. */
  onOpened: (draft: Draft) => void
}

interface DraftState {
  /** What was kept has been looked for; before that nothing new is kept. */
  readonly ready: boolean
  /** The address names a draft that there is no more. */
  readonly lost: boolean
}

/**
 * Keeps what the visitor does in this browser, and brings it back when the page is opened again. An
 * address that names another design opens that one.
 */
export function useDraft({
  editor,
  library,
  products,
  draft,
  onOpened,
}: UseDraftOptions): DraftState {
  const [ready, setReady] = useState(false)
  const [lost, setLost] = useState(false)
  const offered = useRef(products)
  const opened = useRef(onOpened)

  useEffect(() => {
    let current = true
    const named = draftOfAddress(location.search, offered.current, library)
    const found = named
      ? keepAssets(named, library).catch(error => {
          console.warn('The named design was not opened', error)
          if (current) setLost(true)
          // The visitor's own is still theirs.
          return restore(library)
        })
      : restore(library)
    found
      .then(draft => {
        if (!current || !draft) return
        editor.open(draft.document)
        opened.current(draft)
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

  return { ready, lost }
}

function keep(draft: Draft) {
  keepDraft(draft).catch(error => console.warn('The design was not kept', error))
}

async function keepAssets(opening: Promise<Draft>, library: AssetLibrary): Promise<Draft> {
  const draft = await opening
  for (const hash of assetsOf(draft.document)) {
    const asset = library.get(hash)
    if (asset) await keepAsset(hash, asset.file).catch(error => console.warn('Not kept', error))
  }
  return { ...draft, document: withoutLostImages(draft.document, library) }
}

async function restore(library: AssetLibrary): Promise<Draft | undefined> {
  const kept = await readDraft()
  if (!kept) return undefined
  const { document, mockups } = kept.draft
  const used = new Set([...assetsOf(document), ...mockups.flatMap(({ assets }) => assets)])
  for (const file of kept.files) await library.add(file).catch(() => undefined)
  await forgetOtherAssets(used)
  return { ...kept.draft, document: withoutLostImages(document, library) }
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
