/** A file that a form held, at the field that held it. */
export interface FieldFile {
  field: string
  file: File
}

/** So many bytes of a form's files are kept on this device. */
export const maxKeptBytes = 20 * 1024 * 1024

/** The first of a form's files, as long as they can be kept together. */
export function keepable(files: readonly FieldFile[], limit = maxKeptBytes): FieldFile[] {
  let bytes = 0
  const firstOver = files.findIndex(({ file }) => {
    bytes += file.size
    return bytes > limit
  })
  return files.slice(0, firstOver === -1 ? files.length : firstOver)
}

const databaseName = 'stampa-drafts'
const storeName = 'files'

/** Keeps what can be of a draft's files, in place of those that were kept of it before. */
export async function keepFiles(key: string, files: readonly FieldFile[]): Promise<void> {
  const kept = keepable(files)
  if (kept.length > 0) await inStore('readwrite', store => store.put(kept, key))
  else await inStore('readwrite', store => store.delete(key))
}

export async function keptFiles(key: string): Promise<FieldFile[]> {
  return (await inStore<FieldFile[] | undefined>('readonly', store => store.get(key))) ?? []
}

/** Forgets the files of all drafts, or of those that are not meant to stay. */
export async function forgetFiles(stays: (key: string) => boolean = () => false): Promise<void> {
  const keys = (await inStore('readonly', store => store.getAllKeys())) ?? []
  for (const key of keys) {
    if (!stays(String(key))) await keepFiles(String(key), [])
  }
}

/**
 * Undefined where this device keeps nothing: it is full, or the browser is a private one. The form still asks before
 * it is left.
 */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open()
    try {
      return await settled(work(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      // What was begun is still finished.
      database.close()
    }
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

function open(): Promise<IDBDatabase> {
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
