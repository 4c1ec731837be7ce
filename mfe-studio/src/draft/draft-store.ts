import { type DesignDocument, parseDesignDocument, type Side } from '@stampa/design'
import type { SavedMockup } from '../mockups/mockup.ts'

/** What the studio holds, as this browser keeps it. */
export interface Draft {
  readonly document: DesignDocument
  readonly productId: string
  readonly variantId: string
  readonly side: Side
  readonly mockups: readonly SavedMockup[]
}

const name = 'stampa-studio'
/** In the store of drafts: the design with its product, and what was saved of it. */
const keys = { draft: 'draft', mockups: 'mockups' }

/** As they were kept last: pictures are large, and most changes are of the design. */
let keptMockups: readonly SavedMockup[] | undefined

/** Keeps an original, under its hash; it is there when this returns. */
export async function keepAsset(hash: string, file: Blob): Promise<void> {
  const database = await open()
  await done(database.transaction('assets', 'readwrite').objectStore('assets').put(file, hash))
}

export async function keepDraft(draft: Draft): Promise<void> {
  const database = await open()
  const { mockups, ...design } = draft
  const store = database.transaction('drafts', 'readwrite').objectStore('drafts')
  if (mockups !== keptMockups) store.put(mockups, keys.mockups)
  await done(store.put(design, keys.draft))
  keptMockups = mockups
}

/** What was kept last, with its originals; undefined when there is nothing that can be read. */
export async function readDraft(): Promise<{ draft: Draft; files: Blob[] } | undefined> {
  const database = await open()
  const reading = database.transaction(['drafts', 'assets'])
  const drafts = reading.objectStore('drafts')
  const draft: Omit<Draft, 'mockups'> | undefined = await done(drafts.get(keys.draft))
  if (!draft) return undefined
  const mockups: readonly SavedMockup[] | undefined = await done(drafts.get(keys.mockups))
  // An older page may have written it.
  const parsed = parseDesignDocument(draft.document)
  if (!parsed.ok) return undefined
  const files: unknown[] = await done(reading.objectStore('assets').getAll())
  return {
    draft: { ...draft, document: parsed.document, mockups: mockups ?? [] },
    files: files.filter(file => file instanceof Blob),
  }
}

/** Forgets all originals but these. */
export async function forgetOtherAssets(hashes: ReadonlySet<string>): Promise<void> {
  const database = await open()
  const store = database.transaction('assets', 'readwrite').objectStore('assets')
  for (const key of await done(store.getAllKeys())) {
    if (typeof key === 'string' && !hashes.has(key)) store.delete(key)
  }
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('drafts')
      request.result.createObjectStore('assets')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
