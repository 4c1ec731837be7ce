import type { ListedFolder, MediaStorage } from './storage/storage.ts'
import { removingFile, unreferencedFile } from './storage/storage.ts'

/** An open page requests its pictures while it is scrolled, for at most this time. */
const defaultGraceMs = 7 * 24 * 60 * 60 * 1000

/** Hashes per query. */
const batchSize = 500

export interface CollectOptions {
  /** Returns those of the hashes that a row references, also one in the trash. */
  isReferenced(hashes: string[]): Promise<ReadonlySet<string>>
  /** Minimum time without a reference before removal, ms. @default 7 days */
  graceMs?: number
  /** @default the present */
  now?: Date
}

export interface CollectedFiles {
  seen: number
  /** Folders found unreferenced for the first time. */
  marked: number
  removed: number
}

/**
 * Removes the folders that no row references, in two phases: one run marks unreferenced folders, a
 * later one removes those marked for the grace period. Publishing or finding a stored file removes the mark,
 * so the period begins with the last use.
 *
 * Against a race with an upload of the same bytes: the removal writes its announcement and then reads the mark,
 * the upload deletes the mark and then reads the announcement. Each writes before it reads, so at least one of
 * them sees the other and stops.
 *
 * Only one run at a time, over all instances: call it under an advisory lock.
 */
export async function collectUnreferenced(
  storage: MediaStorage,
  collection: string,
  { isReferenced, graceMs = defaultGraceMs, now = new Date() }: CollectOptions,
): Promise<CollectedFiles> {
  const collected: CollectedFiles = { seen: 0, marked: 0, removed: 0 }
  for await (const folders of batches(storage.list(collection))) {
    const referenced = await isReferenced(folders.map(({ name }) => name))
    for (const folder of folders) {
      collected.seen++
      const since = folder.files.get(unreferencedFile)
      if (referenced.has(folder.name)) {
        await unmark(folder)
      } else if (!since) {
        await mark(folder)
        collected.marked++
      } else if (now.getTime() - since.getTime() >= graceMs && (await remove(folder))) {
        collected.removed++
      }
    }
  }
  return collected

  function remove({ name }: ListedFolder): Promise<boolean> {
    return removeMarked(storage, collection, name, isReferenced)
  }

  async function mark(folder: ListedFolder): Promise<void> {
    await unmark(folder)
    await storage.write(path(folder.name, unreferencedFile), '')
  }

  /** Deletes the mark, and the announcement of an interrupted removal. */
  async function unmark({ name, files }: ListedFolder): Promise<void> {
    for (const file of [unreferencedFile, removingFile]) {
      if (files.has(file)) await storage.delete(path(name, file))
    }
  }

  function path(name: string, file: string): string {
    return `${collection}/${name}/${file}`
  }
}

/**
 * Removes files at once, of those that no row references: for personal data that is erased. What a killed
 * process leaves is collected later.
 */
export async function removeUnreferenced(
  storage: MediaStorage,
  collection: string,
  hashes: readonly string[],
  isReferenced: CollectOptions['isReferenced'],
): Promise<void> {
  const used = await isReferenced([...hashes])
  for (const hash of new Set(hashes)) {
    if (used.has(hash)) continue
    await storage.write(`${collection}/${hash}/${unreferencedFile}`, '')
    await removeMarked(storage, collection, hash, isReferenced)
  }
}

/** @returns whether it is removed; false when it was used meanwhile */
async function removeMarked(
  storage: MediaStorage,
  collection: string,
  hash: string,
  isReferenced: CollectOptions['isReferenced'],
): Promise<boolean> {
  const path = (file: string) => `${collection}/${hash}/${file}`
  await storage.write(path(removingFile), '')
  const unwanted =
    (await storage.read(path(unreferencedFile))) !== undefined &&
    !(await isReferenced([hash])).has(hash)
  if (unwanted) await storage.remove(collection, hash)
  else await storage.delete(path(removingFile))
  return unwanted
}

async function* batches(folders: AsyncIterable<ListedFolder>): AsyncGenerator<ListedFolder[]> {
  let batch: ListedFolder[] = []
  for await (const folder of folders) {
    batch.push(folder)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
