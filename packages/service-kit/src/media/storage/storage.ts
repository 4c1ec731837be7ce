import type { Readable } from 'node:stream'
import type { FileFormat } from '../format.ts'

/*
 * Names of the files in a folder `<collection>/<hash>/`. Names that begin with a dot are private: the gateway does
 * not serve them, and a bucket keeps them apart from public files.
 */

/** Describes the folder's content; a folder without it does not exist (any more). */
export const manifestFile = 'image.json'

/** The small picture of a kept image. */
export const previewFile = '.preview.webp'

/** The upload itself, unchanged, for future renditions. Private: a photo may contain its location. */
export function originalFile(format: FileFormat): string {
  return `.original.${format === 'jpeg' ? 'jpg' : format}`
}

/** Its date is the time since which no row references the folder; see collect.ts. */
export const unreferencedFile = '.unreferenced'

/** Announces the removal of the folder; see collect.ts. */
export const removingFile = '.removing'

/** An open file; the caller reads or destroys the stream. */
export interface OpenFile {
  stream: Readable
  bytes: number
}

/** A listed folder: its private files with their dates. */
export interface ListedFolder {
  name: string
  files: Map<string, Date>
}

/**
 * Stores folders of files under `<collection>/<hash>`, which are published whole and never change. A directory and
 * an object store implement it and run the same tests. Paths are `<collection>/<hash>/<file>`; every method can be
 * repeated.
 */
export interface MediaStorage {
  /**
   * Publishes the files of a local folder, which may cease to exist. Afterwards they survive a
   * power cut; on failure the manifest is not visible. Equal hashes mean equal files.
   */
  publish(collection: string, hash: string, folder: string): Promise<void>
  /** Writes a small file into a published folder; a directory ignores one for a folder that was removed. */
  write(path: string, content: string): Promise<void>
  /** Returns a small file's content, or `undefined`. */
  read(path: string): Promise<string | undefined>
  open(path: string): Promise<OpenFile | undefined>
  delete(path: string): Promise<void>
  /** Lists every folder of a collection, in any order. */
  list(collection: string): AsyncIterable<ListedFolder>
  /** Deletes a folder, its manifest first. */
  remove(collection: string, hash: string): Promise<void>
}
