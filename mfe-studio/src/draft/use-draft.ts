import type { DesignDocument, DesignElement } from '@stampa/design'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asset, type AssetLibrary, assetsOf } from '../assets/asset-library.ts'
import type { SavedMockup } from '../mockups/mockup.ts'
import type { Product } from '../studio/studio.data.ts'
import { namedIn } from './address.ts'
import { type Draft, deleteOtherAssets, readDraft, storeAsset, storeDraft } from './draft-store.ts'
import { openNamedDesign } from './shop-designs.ts'
import { useSoleTab } from './use-sole-tab.ts'

/** Time within which a change is stored, ms. */
const delay = 300

interface UseDraftOptions {
  library: AssetLibrary
  products: readonly Product[]
  /** The content to store; undefined without a product. */
  draft: Draft | undefined
  /** Opens the stored or named design in the editor. */
  onOpened: (draft: Draft) => void
}

/**
 * Stores every change in this browser and restores the content when the page opens again. An address that names
 * another design opens that one instead. A customer's design that an administrator opens is not stored, and neither is
 * that of a second tab.
 *
 * @returns `ready` after the restored design is open; before, no change is stored. `isKept` is false after a failure.
 */
export function useDraft({ library, products, draft, onOpened }: UseDraftOptions) {
  const [ready, setReady] = useState(false)
  const [lost, setLost] = useState(false)
  const [isOrdered] = useState(() => namedIn(location.search).mockup !== undefined)
  const isSole = useSoleTab(!isOrdered)
  const initial = useRef({ products, onOpened })
  const [failed, setFailed] = useState<readonly string[]>([])
  const keep = useCallback(async (name: string, storing: Promise<void>) => {
    const problem: unknown = await storing.catch(error => error)
    if (problem) console.warn('Not stored:', name, problem)
    setFailed(before => {
      if (before.includes(name) === Boolean(problem)) return before
      return problem ? [...before, name] : before.filter(other => other !== name)
    })
  }, [])

  useEffect(() => {
    let current = true
    const { products, onOpened } = initial.current
    openDraft(products, library)
      .then(({ draft, lost }) => {
        if (!current) return
        setLost(lost)
        if (draft) onOpened(draft)
      })
      .catch(error => console.warn('The design was not opened', error))
      .finally(() => current && setReady(true))
    return () => {
      current = false
    }
  }, [library])

  const latest = useRef(draft)
  const timer = useRef<number>(undefined)
  const store = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    if (latest.current) keep('draft', storeDraft(latest.current))
  }, [keep])
  useEffect(() => {
    latest.current = draft
    // A throttle, not a debounce: constant changes must not postpone the store.
    if (!ready || !isSole || isOrdered || !draft || timer.current !== undefined) return
    timer.current = window.setTimeout(store, delay)
  }, [ready, isSole, isOrdered, draft, store])
  useEffect(() => {
    // A page that is left runs no timer any more.
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [store])

  return {
    ready,
    lost,
    isKept: failed.length === 0,
    isSole,
    keepAsset: ({ hash, file }: Asset) => keep(hash, storeAsset(hash, file)),
    /** Stores the draft with a further mockup at once. */
    async keepMockup(mockup: SavedMockup) {
      if (isOrdered || !isSole || !latest.current) return
      const mockups = [...latest.current.mockups, mockup]
      await keep('draft', storeDraft({ ...latest.current, mockups }))
    },
  }
}

/** @returns `lost` when the address names a design that does not exist or that the visitor may not see. */
async function openDraft(products: readonly Product[], library: AssetLibrary) {
  try {
    const named = await openNamedDesign(products, library)
    if (!named) return { draft: await restore(library), lost: false }
    if (!namedIn(location.search).mockup) await storeAssets(named.document, library)
    return { draft: withKnownImages(named, library), lost: false }
  } catch (error) {
    console.warn('The named design was not opened', error)
    return { draft: await restore(library), lost: true }
  }
}

async function storeAssets(document: DesignDocument, library: AssetLibrary): Promise<void> {
  for (const hash of assetsOf(document)) {
    const asset = library.get(hash)
    if (!asset) continue
    await storeAsset(hash, asset.file).catch(error => console.warn('Image not stored', error))
  }
}

/** Never rejects: a private window may have no storage, and the studio works without it. */
async function restore(library: AssetLibrary): Promise<Draft | undefined> {
  try {
    const stored = await readDraft()
    if (!stored) return undefined
    const { document, mockups } = stored.draft
    for (const file of stored.files) await library.add(file).catch(() => undefined)
    await deleteOtherAssets(
      new Set([...assetsOf(document), ...mockups.flatMap(({ assets }) => assets)]),
    )
    return withKnownImages(stored.draft, library)
  } catch (error) {
    console.warn('The last design was not read', error)
    return undefined
  }
}

/** Removes images whose originals the browser has deleted. */
function withKnownImages(draft: Draft, library: AssetLibrary): Draft {
  const isKnown = (element: DesignElement) =>
    element.type !== 'image' || library.get(element.asset) !== undefined
  const { front, back } = draft.document.sides
  const known = { front: front.filter(isKnown), back: back.filter(isKnown) }
  return { ...draft, document: { ...draft.document, sides: known } }
}
