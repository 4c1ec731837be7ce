import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import * as tar from 'tar-stream'

/** The fastest level: images and encrypted data do not get smaller, tables get small at any level. */
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** An archive that is being written. */
export interface ArchiveWriter {
  /** Bytes of files so far. */
  readonly bytes: number
  /** Adds a folder, or a file whose content has exactly `size` bytes. */
  add(header: EntryHeader, content?: Readable): Promise<void>
}

/** Name, size and permissions of a file or folder in an archive. */
export interface EntryHeader {
  name: string
  type: 'file' | 'directory'
  /** @default 0 */
  size?: number | undefined
  mode?: number | undefined
  mtime?: Date | undefined
}

/**
 * Writes a tar archive, compressed by zstd and encrypted by age, so that `age -d -i KEY FILE | tar -x --zstd` opens it
 * as well. The file appears under its name when it is complete and on the disk.
 *
 * @param recipients public keys, `age1…`; the holder of any of their private keys can open the archive
 * @throws with the reason, after removing the part that was written
 */
export async function writeArchive(
  file: string,
  recipients: string[],
  fill: (archive: ArchiveWriter) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (cause) {
      throw new Error(`'${recipient}' is no public key of age (age1…).`, { cause })
    }
  }
  const partial = `${file}.partial`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  try {
    const pack = tar.pack()
    const filled = fill(writerOf(pack)).then(
      () => pack.finalize(),
      error => pack.destroy(error),
    )
    await pipeline(
      pack,
      createZstdCompress(compression),
      async function* (source: AsyncIterable<Uint8Array<ArrayBuffer>>) {
        yield* await encrypter.encrypt(ReadableStream.from(source))
      },
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    ).finally(() => filled)
    await rename(partial, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(partial, { force: true })
    signal?.throwIfAborted()
    throw explain(error, file)
  }
}

function writerOf(pack: tar.Pack): ArchiveWriter {
  let bytes = 0
  return {
    get bytes() {
      return bytes
    },
    async add({ name, type, size = 0, mode, mtime }, content) {
      const header = { name, type, size, ...(mode && { mode }), ...(mtime && { mtime }) }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const entry = pack.entry(header, error => (error ? reject(error) : resolve()))
      await Promise.all([promise, content && pipeline(content, entry)])
      bytes += size
    },
  }
}

/**
 * Reads an archive to its end. Every entry is authentic when it is passed on, but only the end proves that none is
 * missing: act on entries after the function returns.
 *
 * @param identities private keys, `AGE-SECRET-KEY-…`
 * @throws when the archive is damaged, incomplete or encrypted to other keys
 */
export async function readArchive(
  file: string,
  identities: string[],
  use: (header: tar.Headers, content: Readable) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const extract = tar.extract()
  let failure: { error: unknown } | undefined
  extract.on('entry', (header, content, next) => {
    // Fails with the archive, possibly before `use` reads it; that is no failure of `use`.
    let broken: unknown
    content.on('error', error => {
      broken = error
    })
    use(header, content).then(next, error => {
      if (error !== broken) failure = { error }
      next(error)
    })
  })
  try {
    await pipeline(
      createReadStream(file),
      async function* (source: AsyncIterable<Uint8Array<ArrayBuffer>>) {
        yield* await decrypter.decrypt(ReadableStream.from(source))
      },
      createZstdDecompress(),
      extract,
      { signal },
    )
  } catch (error) {
    signal?.throwIfAborted()
    if (failure) throw explain(failure.error, file)
    const { message, code } = error as NodeJS.ErrnoException
    if (code?.startsWith('E') && !code.startsWith('ERR_')) throw error
    if (/no identity matched/.test(message)) {
      throw new Error(`${file} is encrypted to another key than the given one.`, { cause: error })
    }
    throw new Error(`${file} is damaged, incomplete or no backup.`, { cause: error })
  }
}

function explain(error: unknown, file: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') return error
  return new Error(`No space is left on the disk (${file}).`, { cause: error })
}

/** Syncs a folder's list, without which a rename does not survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
