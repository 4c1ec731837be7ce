import { getToken } from '@stampa/platform'
import { type FormValues, packValues, unpackValues } from './values.ts'

/** The values of a record's form and the version they are from; without a version for a new record. */
export interface Base<Values extends FormValues = FormValues> {
  values: Values
  version: number | undefined
}

/** A kept draft, with its files. */
export interface Draft<Values extends FormValues = FormValues> {
  /** ISO time. */
  keptAt: string
  values: Values
  /** The values that the form was opened with, to merge later changes of other administrators. */
  opened: Base<Values>
  lostFiles: string[]
}

/** A draft in local storage; its files are in IndexedDB under the same key. */
interface StoredDraft {
  keptAt: string
  /** JSON of {@link packValues}. */
  packed: string
  /** Names of all files, of which the first ones could be kept. */
  fileNames: string[]
  openedPacked: string
  version?: number | undefined
}

const prefix = 'stampa-draft:'

/** Age after which a draft is deleted, ms. */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** Size of one draft's kept files, bytes. */
const maxKeptBytes = 20 * 1024 * 1024

/**
 * Keeps the values of a form in local storage. Does nothing where the storage is full or forbidden: the form
 * still asks before it is left.
 *
 * @param key address of the form
 * @returns the files, to be kept by {@link keepFiles}
 */
export function keepDraft(key: string, values: FormValues, opened: Base): File[] {
  const { json, files } = packValues(values)
  const draft: StoredDraft = {
    keptAt: new Date().toISOString(),
    packed: json,
    fileNames: files.map(({ name }) => name),
    openedPacked: packValues(opened.values).json,
    version: opened.version,
  }
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft))
  } catch {}
  return files
}

export async function loadDraft<Values extends FormValues>(
  key: string,
): Promise<Draft<Values> | undefined> {
  const draft = storedDraft(key)
  if (!draft) return undefined
  const { keptAt, packed, fileNames, openedPacked, version } = draft
  const files = fileNames.length > 0 ? await keptFiles(key) : []
  return {
    keptAt,
    values: unpackValues({ json: packed, files }),
    opened: { values: unpackValues({ json: openedPacked, files: [] }), version },
    lostFiles: fileNames.slice(files.length),
  }
}

export function dropDraft(key: string): void {
  const draft = storedDraft(key)
  if (!draft) return
  localStorage.removeItem(prefix + key)
  if (draft.fileNames.length > 0) void keepFiles(key, [])
}

/** Deletes the drafts that are older than seven days, and files without a draft. */
export async function deleteOldDrafts(now = Date.now()): Promise<void> {
  for (const key of draftKeys()) {
    const keptAt = Date.parse(storedDraft(key)?.keptAt ?? '')
    if (now - keptAt < maxAge) continue
    dropDraft(key)
    localStorage.removeItem(prefix + key)
  }
  const keys = draftKeys()
  await deleteFiles(key => !keys.includes(key))
}

async function deleteDrafts(): Promise<void> {
  for (const key of draftKeys()) localStorage.removeItem(prefix + key)
  await deleteFiles(() => true)
}

/** Undefined as well for a draft of an earlier release, whose format is unknown. */
function storedDraft(key: string): StoredDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as StoredDraft | null
    return draft?.packed === undefined ? undefined : draft
  } catch {
    return undefined
  }
}

function draftKeys(): string[] {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(prefix))
    return keys.map(key => key.slice(prefix.length))
  } catch {
    return []
  }
}

/** Returns the longest beginning of the list whose files fit together. */
export function firstFilesWithin(files: readonly File[], limit = maxKeptBytes): File[] {
  let bytes = 0
  const firstOver = files.findIndex(({ size }) => {
    bytes += size
    return bytes > limit
  })
  return files.slice(0, firstOver === -1 ? files.length : firstOver)
}

const databaseName = 'stampa-drafts'
const storeName = 'files'

export async function keepFiles(key: string, files: readonly File[]): Promise<void> {
  const kept = firstFilesWithin(files)
  if (kept.length > 0) await inStore('readwrite', store => store.put(kept, key))
  else await inStore('readwrite', store => store.delete(key))
}

/** An earlier release kept objects in place of files: those are left out. */
async function keptFiles(key: string): Promise<File[]> {
  const kept = (await inStore<unknown[] | undefined>('readonly', store => store.get(key))) ?? []
  return kept.filter(file => file instanceof File)
}

/** Deletes the files of the given drafts. */
async function deleteFiles(isDeleted: (key: string) => boolean): Promise<void> {
  const keys = (await inStore('readonly', store => store.getAllKeys())) ?? []
  for (const key of keys) {
    if (isDeleted(String(key))) await keepFiles(String(key), [])
  }
}

/** Resolves to undefined where IndexedDB is full or, in a private window, forbidden. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase()
    try {
      return await settled(work(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      // Pending transactions still finish.
      database.close()
    }
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}

/** The administrator of this device's drafts. */
interface Owner {
  administrator: string
  /** When the end of the session was noticed, ms since 1970; undefined during a session. */
  endedAt?: number
}

const storageKey = 'stampa-draft-owner'

/** Time for the same administrator to sign in again after the session has ended, ms. */
export const grace = 15 * 60 * 1000

/** Makes the signed-in administrator the owner of the drafts, and deletes another administrator's. */
export async function claimDrafts(): Promise<void> {
  const administrator = signedIn()
  if (administrator === undefined) return
  if (readOwner()?.administrator !== administrator) await deleteDrafts()
  writeOwner({ administrator })
}

/**
 * Returns whether a form may keep its draft: during a session, and after one that the server has ended. After the
 * sign-out another tab's form keeps nothing.
 */
export function mayKeepDrafts(): boolean {
  if (readOwner()) return true
  const administrator = signedIn()
  if (administrator !== undefined) writeOwner({ administrator })
  return administrator !== undefined
}

/** Deletes all drafts, as at the sign-out. */
export async function forgetDrafts(): Promise<void> {
  removeOwner()
  await deleteDrafts()
}

/** Deletes all drafts a while after the server has ended the session, unless the administrator signs in again. */
export async function expireDrafts(): Promise<void> {
  const owner = readOwner()
  const now = Date.now()
  const endedAt = owner?.endedAt ?? now
  if (!owner || now - endedAt >= grace) return forgetDrafts()
  writeOwner({ ...owner, endedAt })
  const remaining = endedAt + grace - now
  setTimeout(() => {
    if (getToken() === null) void expireDrafts()
  }, remaining)
}

/** Returns the administrator that the token names. It is not verified: only services do that. */
function signedIn(): string | undefined {
  const [, payload = ''] = getToken()?.split('.') ?? []
  try {
    const { sub }: { sub?: unknown } = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    )
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

function readOwner(): Owner | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Does nothing where the storage is full or forbidden: no draft can be kept there either. */
function writeOwner(owner: Owner): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(owner))
  } catch {}
}

function removeOwner(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {}
}
