import { type DesignElement, emptyDocument } from '@stampa/design'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asset, type AssetLibrary, assetsOf } from '../assets/asset-library.ts'
import { noFits } from '../core/fit.ts'
import type { SavedMockup } from '../mockups/mockup.ts'
import type { Product } from '../studio/studio.data.ts'
import { namedIn } from './address.ts'
import {
  type Draft,
  deleteOtherAssets,
  type Replaced,
  readAssets,
  readDraft,
  readReplaced,
  storeAsset,
  storeDraft,
  storeReplaced,
} from './draft-store.ts'
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
  /** Adds a shared design to the open one. */
  onCopied: (shared: Draft) => void
}

/**
 * Stores every change in this browser and restores the content when the page opens again. An address that
 * names another design opens that one instead, where there is own work after a question. A design that is
 * only looked at is not stored; one that is replaced is kept for a while. A customer's design that an
 * administrator opens is not stored, and neither is that of a second tab.
 *
 * @returns `ready` after the restored design is open; before, no change is stored. `isKept` is false after a failure.
 */
export function useDraft({ library, products, draft, onOpened, onCopied }: UseDraftOptions) {
  const [ready, setReady] = useState(false)
  const [lost, setLost] = useState(false)
  const [isOrdered] = useState(() => namedIn(location.search).mockup !== undefined)
  const isSole = useSoleTab(!isOrdered)
  /** A shared design that the visitor, who has an own one, is asked about or looks at. */
  const [shared, setShared] = useState<{ draft: Draft; own: Draft; isLooked: boolean }>()
  const [replaced, setReplaced] = useState<readonly Replaced[]>([])
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
      .then(({ draft, own, replaced, lost }) => {
        if (!current) return
        setReady(true)
        setLost(lost)
        setReplaced(replaced)
        if (draft && own) setShared({ draft, own, isLooked: false })
        if (draft) onOpened(draft)
      })
      .catch(error => console.warn('The design was not opened', error))
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
    if (!ready || !isSole || isOrdered || shared || !draft || timer.current !== undefined) return
    timer.current = window.setTimeout(store, delay)
  }, [ready, isSole, isOrdered, shared, draft, store])
  useEffect(() => {
    // A page that is left runs no timer any more.
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [store])

  /** Opens a design after those that it replaces are stored; without storage nothing changes. */
  const replace = async (next: Draft, kept: readonly Replaced[]) => {
    try {
      await storeReplaced(kept)
    } catch (error) {
      return console.warn('The design was not replaced', error)
    }
    setReplaced(kept)
    onOpened(next)
  }
  const [last] = replaced.slice(-1)

  return {
    ready,
    lost,
    shared: shared && {
      isLooked: shared.isLooked,
      look: () => setShared({ ...shared, isLooked: true }),
      keep() {
        setShared(undefined)
        onOpened(shared.own)
      },
      copy: () => onCopied(shared.draft),
      replace: () => replace(shared.draft, [...replaced, { draft: shared.own, at: Date.now() }]),
    },
    /** Opens the design that was replaced last, in exchange for the open one; undefined without one. */
    bringBack:
      last &&
      (() => {
        const open = draft && hasContent(draft) ? [{ draft, at: Date.now() }] : []
        return replace(last.draft, [...open, ...replaced.slice(0, -1)])
      }),
    /** Empties the canvas; its design can be brought back. */
    async setAside() {
      if (!draft) return
      const design = { ...draft, mockups: [] }
      const kept = [...replaced, { draft: design, at: Date.now() }]
      await replace({ ...design, document: emptyDocument, fits: noFits }, kept)
    },
    isKept: failed.length === 0,
    isSole,
    keepAsset: ({ hash, file }: Asset) => keep(hash, storeAsset(hash, file)),
    /** Stores the draft with these mockups at once. */
    async keepMockups(mockups: readonly SavedMockup[]) {
      if (isOrdered || shared || !isSole || !latest.current) return
      await keep('draft', storeDraft({ ...latest.current, mockups }))
    },
  }
}

interface Opened {
  draft?: Draft | undefined
  /** The visitor's own design where `draft` is a shared one. */
  own?: Draft | undefined
  replaced: readonly Replaced[]
  /** The address names a design that does not exist or that the visitor may not see. */
  lost: boolean
}

async function openDraft(products: readonly Product[], library: AssetLibrary): Promise<Opened> {
  try {
    const named = await openNamedDesign(products, library)
    if (!named) return { ...(await restore(library)), lost: false }
    const draft = withKnownImages(named, library)
    if (namedIn(location.search).mockup) return { draft, replaced: [], lost: false }
    const { draft: own, replaced } = await restore(library)
    await storeAssets(draft, library)
    return { draft, own: own && hasContent(own) ? own : undefined, replaced, lost: false }
  } catch (error) {
    console.warn('The named design was not opened', error)
    return { ...(await restore(library)), lost: true }
  }
}

function hasContent({ document, mockups }: Draft): boolean {
  return mockups.length > 0 || document.sides.front.length > 0 || document.sides.back.length > 0
}

async function storeAssets(draft: Draft, library: AssetLibrary): Promise<void> {
  for (const hash of allAssetsOf(draft)) {
    const asset = library.get(hash)
    if (!asset) continue
    await storeAsset(hash, asset.file).catch(error => console.warn('Image not stored', error))
  }
}

function allAssetsOf({ document, mockups }: Draft): string[] {
  return [...assetsOf(document), ...mockups.flatMap(({ assets }) => assets)]
}

/** Never rejects: a private window may have no storage, and the studio works without it. */
async function restore(library: AssetLibrary): Promise<Pick<Opened, 'draft' | 'replaced'>> {
  try {
    const [draft, replaced] = [await readDraft(), await readReplaced()]
    for (const file of await readAssets()) await library.add(file).catch(() => undefined)
    const kept = [...replaced.map(one => one.draft), ...(draft ? [draft] : [])]
    if (draft) await deleteOtherAssets(new Set(kept.flatMap(allAssetsOf)))
    return {
      draft: draft && withKnownImages(draft, library),
      replaced: replaced.map(one => ({ ...one, draft: withKnownImages(one.draft, library) })),
    }
  } catch (error) {
    console.warn('The last design was not read', error)
    return { replaced: [] }
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
