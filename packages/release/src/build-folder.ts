import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Release, ReleaseFile } from '@stampa/platform/release'
import {
  asRelease,
  type compressedSuffixes,
  hasCode,
  hasIntegrity,
  isCompressible,
  listFiles,
  mapLimit,
  ReleaseError,
  readBounded,
  releaseDocument,
  releaseProblems,
  syncDirectory,
  writeDurably,
} from '@stampa/registry'

/** Limits of what the store reads for one release; real releases need a hundredth of them. */
const maxDocumentBytes = 4 * 1024 * 1024
const maxFileBytes = 32 * 1024 * 1024

/** Files read in parallel; the size of Node's thread pool. */
const filesAtOnce = 4

/**
 * Reads and validates a folder's `release.json`, without its files.
 *
 * @throws {ReleaseError} when it is missing or invalid
 */
export async function readRelease(directory: string): Promise<Release> {
  const path = join(directory, releaseDocument)
  const document = await readDocument(path)
  const release = asRelease(document, path)
  const problems = releaseProblems(release)
  if (problems.length === 0) return release
  throw new ReleaseError(
    `${path} breaks the release contract:\n${problems.map(problem => `  ${problem}`).join('\n')}`,
  )
}

/** Reads a small JSON document. @throws {ReleaseError} when it is missing or not JSON */
export async function readDocument(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readBounded(path, maxDocumentBytes)).toString('utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new ReleaseError(`${path} does not exist.`)
    if (error instanceof SyntaxError) {
      throw new ReleaseError(`${path} is not JSON: ${error.message}`)
    }
    throw error
  }
}

/**
 * Checks that a folder holds the release's files, byte for byte.
 *
 * @throws {ReleaseError} naming the first file that is missing or altered.
 */
export async function verifyFiles(directory: string, release: Release): Promise<void> {
  await mapLimit(Object.entries(release.files), filesAtOnce, ([path, expected]) =>
    readVerified(directory, path, expected),
  )
}

/**
 * Checks that a folder holds nothing but the release's files and its documents.
 *
 * @param documents further files; those of a published release also include the compressed copies
 * @throws {ReleaseError} naming what the document does not list.
 */
export async function checkNothingElse(
  directory: string,
  release: Release,
  documents: readonly string[],
  suffixes: readonly string[] = [],
): Promise<void> {
  const known = new Set([
    ...documents,
    ...Object.keys(release.files).flatMap(path =>
      isCompressible(path) ? ['', ...suffixes].map(suffix => path + suffix) : [path],
    ),
  ])
  const unlisted = (await listFiles(directory)).filter(path => !known.has(path))
  if (unlisted.length === 0) return
  throw new ReleaseError(
    `${directory} holds files that its ${releaseDocument} does not list: ${unlisted.slice(0, 10).join(', ')}.`,
  )
}

/**
 * Copies the release's files into an empty folder, verifies them, adds brotli and gzip copies of compressible files,
 * and syncs all of it to disk.
 */
export async function copyRelease(from: string, to: string, release: Release): Promise<void> {
  const folders = foldersOf(Object.keys(release.files))
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true })
  await mapLimit(Object.entries(release.files), filesAtOnce, async ([path, expected]) => {
    const data = await readVerified(from, path, expected)
    const target = join(to, path)
    await writeDurably(target, data)
    if (!isCompressible(path)) return
    for (const [suffix, compressed] of Object.entries(await compress(data))) {
      await writeDurably(`${target}${suffix}`, compressed)
    }
  })
  await writeDurably(join(to, releaseDocument), `${JSON.stringify(release, null, 2)}\n`)
  for (const folder of folders) await syncDirectory(join(to, folder))
}

/** Reads a file of a release. @throws {ReleaseError} when it is missing or not the one that the release describes */
export async function readVerified(
  directory: string,
  path: string,
  { integrity, bytes }: ReleaseFile,
): Promise<Buffer> {
  const data = await readBounded(join(directory, path), maxFileBytes).catch(error => {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new ReleaseError(`${join(directory, path)} is listed in ${releaseDocument} but missing.`)
  })
  if (data.byteLength === bytes && hasIntegrity(data, integrity)) return data
  throw new ReleaseError(
    `${join(directory, path)} is not the file that ${releaseDocument} describes: its hash or size differs.`,
  )
}

/** Returns every folder of the files, `.` included, parents first. */
function foldersOf(paths: string[]): string[] {
  const folders = new Set(['.'])
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  }
  return [...folders].sort()
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Returns the compressed copies by suffix. Runs on the thread pool. */
async function compress(
  data: Uint8Array,
): Promise<Record<(typeof compressedSuffixes)[number], Buffer>> {
  const [br, gz] = await Promise.all([
    brotliAsync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.byteLength,
      },
    }),
    gzipAsync(data, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { '.br': br, '.gz': gz }
}
