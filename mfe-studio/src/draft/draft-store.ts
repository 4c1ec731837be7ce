import { type DesignDocument, parseDesignDocument, type Side } from '@stampa/design'
import { type Fits, fitsFrom } from '../core/fit.ts'
import type { SavedMockup } from '../mockups/mockup.ts'
import { readOrdered } from './ordered.ts'

/** The studio's content as this browser stores it. */
export interface Draft {
  readonly document: DesignDocument
  readonly fits: Fits
  readonly productId: string
  readonly variantId: string
  readonly side: Side
  /** A design that is the same on both sides is printed on both. */
  readonly both: boolean
  readonly mockups: readonly SavedMockup[]
}

/** The stored mockups: their pictures are large and most changes leave them alone. */
let storedMockups: readonly SavedMockup[] | undefined

/** Stores an original image under its hash. */
export async function storeAsset(hash: string, file: Blob): Promise<void> {
  const database = await open()
  const writing = database.transaction('assets', 'readwrite')
  writing.objectStore('assets').put(file, hash)
  await committed(writing)
}

/** Stores the design with its product under `draft`, the mockups under `mockups`. */
export async function storeDraft({ mockups, ...design }: Draft): Promise<void> {
  const database = await open()
  const writing = database.transaction('drafts', 'readwrite')
  const store = writing.objectStore('drafts')
  if (mockups !== storedMockups) store.put(mockups, 'mockups')
  store.put(design, 'draft')
  // A page that is left does not live to see its requests succeed, after which a transaction commits by itself.
  writing.commit()
  await committed(writing)
  storedMockups = mockups
}

/** A design that another one has replaced. */
export interface Replaced {
  readonly draft: Draft
  /** ms since 1970 */
  readonly at: number
}

/** Time that a replaced design is kept, ms: 30 days. */
const replacedMs = 30 * 86_400_000

/** Stores the replaced designs, the next one to bring back last. */
export async function storeReplaced(replaced: readonly Replaced[]): Promise<void> {
  const database = await open()
  const writing = database.transaction('drafts', 'readwrite')
  writing.objectStore('drafts').put(replaced, 'replaced')
  await committed(writing)
}

/** Reads the replaced designs of the last thirty days. */
export async function readReplaced(): Promise<Replaced[]> {
  const database = await open()
  const store = database.transaction('drafts').objectStore('drafts')
  const stored: readonly Replaced[] | undefined = await done(store.get('replaced'))
  return (stored ?? []).flatMap(({ draft, at }) => {
    const valid = Date.now() - at > replacedMs ? undefined : checked(draft)
    return valid ? [{ draft: valid, at }] : []
  })
}

/** Reads the stored draft; undefined without a valid one. */
export async function readDraft(): Promise<Draft | undefined> {
  const database = await open()
  const drafts = database.transaction('drafts').objectStore('drafts')
  const draft: Omit<Draft, 'mockups'> | undefined = await done(drafts.get('draft'))
  if (!draft) return undefined
  const mockups: readonly SavedMockup[] = (await done(drafts.get('mockups'))) ?? []
  const ordered = readOrdered()
  return checked({ ...draft, mockups: mockups.filter(({ id }) => !ordered.includes(id)) })
}

/** An older version of the page may have written it. */
function checked(draft: Draft): Draft | undefined {
  const parsed = parseDesignDocument(draft.document)
  if (!parsed.ok) return undefined
  const { document } = parsed
  return { ...draft, document, fits: fitsFrom(draft.fits), both: draft.both ?? document.shared }
}

export async function readAssets(): Promise<Blob[]> {
  const database = await open()
  const store = database.transaction('assets').objectStore('assets')
  const files: unknown[] = await done(store.getAll())
  return files.filter(file => file instanceof Blob)
}

/** Deletes all original images but these. */
export async function deleteOtherAssets(hashes: ReadonlySet<string>): Promise<void> {
  const database = await open()
  const store = database.transaction('assets', 'readwrite').objectStore('assets')
  for (const key of await done(store.getAllKeys())) {
    if (typeof key === 'string' && !hashes.has(key)) store.delete(key)
  }
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  if (opened) return opened
  const request = indexedDB.open('stampa-studio', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('drafts')
    request.result.createObjectStore('assets')
  }
  opened = done(request)
  return opened
}

/** Waits for the transaction: a full disk fails it after its requests have succeeded. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
