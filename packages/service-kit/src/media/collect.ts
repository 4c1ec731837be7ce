import { removingFile, unreferencedFile } from './layout.ts'
import type { ListedFolder, MediaStorage } from './storage/storage.ts'

/** An open page asks for its pictures as it is scrolled; nobody keeps one open longer. */
const defaultGraceMs = 7 * 24 * 60 * 60 * 1000

/** Hashes asked about in one query. */
const batchSize = 500

export interface CollectOptions {
  /** Which of the hashes any row still names: also one in the trash, or of an old revision. */
  isReferenced(hashes: string[]): Promise<ReadonlySet<string>>
  /** How long something must have been unreferenced. @default 7 days */
  graceMs?: number
  /** @default the present */
  now?: Date
}

export interface CollectedFiles {
  /** Folders there were. */
  seen: number
  /** Of these, found unreferenced for the first time. */
  marked: number
  removed: number
}

/**
 * Removes the folders that no row references, in two phases: one run marks what is unreferenced, a
 * later one removes what has been marked for the grace period. Whoever publishes or finds a stored
 * file takes its mark away, so the period counts from the last use that anybody knows of.
 *
 * Against an upload of the same bytes at the very moment of a removal: the remover announces
 * itself and then looks for the mark, the uploader takes the mark away and then looks for the
 * announcement. Each writes before it reads, so at least one of them sees the other and steps back.
 *
 * One run at a time, over any number of instances: call it under an advisory lock.
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
      } else if (now.getTime() - since.getTime() >= graceMs && (await remove(folder.name))) {
        collected.removed++
      }
    }
  }
  return collected

  async function mark(folder: ListedFolder): Promise<void> {
    await unmark(folder)
    await storage.write(path(folder.name, unreferencedFile), '')
  }

  /** Takes back the mark, and the announcement of a removal that was cut short. */
  async function unmark({ name, files }: ListedFolder): Promise<void> {
    for (const file of [unreferencedFile, removingFile]) {
      if (files.has(file)) await storage.delete(path(name, file))
    }
  }

  /** @returns whether it is gone; not when somebody wanted it just now */
  async function remove(name: string): Promise<boolean> {
    await storage.write(path(name, removingFile), '')
    const unwanted =
      (await storage.read(path(name, unreferencedFile))) !== undefined &&
      !(await isReferenced([name])).has(name)
    if (unwanted) await storage.remove(collection, name)
    else await storage.delete(path(name, removingFile))
    return unwanted
  }

  function path(name: string, file: string): string {
    return `${collection}/${name}/${file}`
  }
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
