import type { Readable } from 'node:stream'

/** A file as it is read: whoever gets it has to read or destroy the stream. */
export interface OpenFile {
  stream: Readable
  bytes: number
}

/** A folder as a listing shows it. `files` are its private files and when each was written. */
export interface ListedFolder {
  name: string
  files: Map<string, Date>
}

/**
 * Where published and kept files live: folders of files under `<collection>/<hash>`, which are
 * published whole and never change. The same verbs fit a directory and an object store; both run the
 * same tests. Paths are `<collection>/<hash>/<file>`; every verb can be repeated.
 */
export interface MediaStorage {
  /**
   * Publishes the files of a local folder, which may cease to exist. When it returns they survive a
   * power cut; when it fails the folder's manifest is not to be seen. Files of a hash are the same every time.
   */
  publish(collection: string, hash: string, folder: string): Promise<void>
  /** Writes a small file. */
  write(path: string, content: string): Promise<void>
  /** A small file's content, or `undefined`. */
  read(path: string): Promise<string | undefined>
  open(path: string): Promise<OpenFile | undefined>
  delete(path: string): Promise<void>
  /** Every folder of a collection, in no order. */
  list(collection: string): AsyncIterable<ListedFolder>
  /** Deletes a folder, its manifest first. */
  remove(collection: string, hash: string): Promise<void>
}
