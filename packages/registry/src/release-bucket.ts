import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Release } from '@stampa/platform/release'
import { openBucket, type S3Options } from '@stampa/service-kit/bucket'
import { Metadata, MetadataKind } from '@tufjs/models'
import { ReleaseError } from './errors.ts'
import { hasIntegrity, ifThere, syncDirectory, withFolder, writeDurably } from './files.ts'
import { mapLimit } from './map-limit.ts'
import {
  byVersionDescending,
  compressedSuffixes,
  isCompressible,
  isName,
  isVersion,
  provenanceDocument,
  releaseDocument,
} from './names.ts'
import { writeServed } from './served.ts'
import {
  type MetadataVersions,
  metadataFolder,
  readSignedRelease,
  readTrustedStore,
  type StoreLocation,
  type TrustedStore,
  UntrustedError,
  versionsOf,
} from './trusted-store.ts'

/** Limit of an object; real ones need a hundredth of it. */
const maxBytes = 32 * 1024 * 1024

/** Objects read or written at once. */
const objectsAtOnce = 16

/** Age below which an object without a reference may be of a release in progress, ms. */
const inProgressMilliseconds = 86_400_000

const timestampFile = 'timestamp.json'

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/** Another machine has changed the store meanwhile: the change is to be made again, on top of that one. */
export class OvertakenError extends ReleaseError {
  constructor() {
    super('Other machines keep changing the releases in the bucket. Try again.')
  }
}

/**
 * A release store in a bucket, of which machines and Pods have copies in local folders:
 *
 *     timestamp.json             the one object that is replaced, on condition that it is the one that was read
 *     metadata/2.root.json       written once
 *     metadata/<sha512>          snapshots, and metadata of the owner and the teams
 *     <name>/<version>/<hash>    documents by their sha512; files by the hash in the release document, with `.br` and `.gz`
 *     services/catalog.json      the interface of a deployed service, not signed
 *
 * An object that is named by its hash never changes: a killed process leaves objects that nothing refers to,
 * and two that release at once meet at the timestamp only.
 */
export class ReleaseBucket {
  readonly #bucket: ReturnType<typeof openBucket>

  constructor(options: S3Options) {
    this.#bucket = openBucket(options)
  }

  /**
   * Brings a local folder to the state of the bucket. It is verified before the folder changes, and the
   * folder's timestamp is replaced last. One caller at a time may do so.
   *
   * @param seen versions below which metadata is refused
   * @param options.mayBeStale accepts a timestamp that has expired
   * @returns the new state, undefined when the folder has it already
   * @throws {ReleaseError} when the bucket is empty, refused, or does not answer; the folder names what it named before
   */
  async pull(
    location: StoreLocation,
    seen: MetadataVersions,
    { mayBeStale = false } = {},
  ): Promise<TrustedStore | undefined> {
    const timestamp = await this.#read(timestampFile)
    if (!timestamp) throw new UntrustedError('missing', 'The bucket of releases is empty.')
    const folder = metadataFolder(location)
    const local = await ifThere(readFile(join(folder, timestampFile)))
    if (local?.equals(timestamp.content)) return undefined

    return withFolder(join(location.directory, '.incoming'), async directory => {
      const incoming = { ...location, directory }
      await write(join(metadataFolder(incoming), timestampFile), timestamp.content)
      await this.#pullRoots(location, incoming)
      await this.#pullMetadata(location, incoming, timestamp.content)
      const trusted = await readTrustedStore(incoming, seen, new Date(), { mayBeStale })
      for (const name of trusted.names.keys()) {
        for (const version of versionsOf(trusted, name)) {
          await this.#pullVersion(location, incoming, trusted, name, version)
        }
      }
      await writeServed(location.directory, trusted.registry)
      await mkdir(folder, { recursive: true })
      const files = await readdir(metadataFolder(incoming))
      for (const file of [...files.filter(each => each !== timestampFile), timestampFile]) {
        await rename(join(metadataFolder(incoming), file), join(folder, file))
      }
      await syncDirectory(folder)
      return trusted
    })
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#read(timestampFile)) === undefined
  }

  /** Uploads a whole store into an empty bucket. @throws {OvertakenError} when it is not empty any more */
  async fill(location: StoreLocation, trusted: TrustedStore): Promise<void> {
    const folder = metadataFolder(location)
    for (const file of await readdir(folder)) {
      const content = await readFile(join(folder, file))
      const [, root] = /^(\d+)\.root\.json$/.exec(file) ?? []
      if (root !== undefined) await this.putRoot(Number(root), content)
      else if (file !== timestampFile) await this.putMetadata(content)
    }
    for (const name of trusted.names.keys()) {
      for (const version of versionsOf(trusted, name)) {
        const release = await readSignedRelease(location, trusted.names, name, version)
        if (release) await this.putVersion(join(location.directory, name, version), release)
      }
    }
    await this.commit(await readFile(join(folder, timestampFile)), 0)
  }

  /** Uploads the files of a version, which nothing refers to yet. */
  async putVersion(folder: string, { name, version, files }: Release): Promise<void> {
    const put = async (file: string, key: (content: Buffer) => string) => {
      const content = await readFile(join(folder, file))
      await this.#put(`${name}/${version}/${key(content)}`, content)
    }
    await mapLimit(Object.entries(files), objectsAtOnce, async ([path, { integrity }]) => {
      for (const suffix of isCompressible(path) ? ['', ...compressedSuffixes] : ['']) {
        await put(path + suffix, () => hexOf(integrity) + suffix)
      }
    })
    for (const document of [releaseDocument, provenanceDocument]) {
      await ifThere(put(document, sha512Of))
    }
  }

  async putMetadata(content: Buffer): Promise<void> {
    await this.#put(`metadata/${sha512Of(content)}`, content)
  }

  /** @throws {OvertakenError} when there is another root of this version */
  async putRoot(version: number, content: Buffer): Promise<void> {
    const key = `metadata/${version}.root.json`
    if (await this.#put(key, content, { 'if-none-match': '*' })) return
    // Readers start from a root of their own. A killed first attempt may have left another first one.
    if (version === 1 || (await this.#read(key))?.content.equals(content)) return
    throw new OvertakenError()
  }

  /**
   * Replaces the timestamp, which makes a change the store's.
   *
   * @param before version of the timestamp that the change is based on; 0 for none
   * @throws {OvertakenError} when it is another one by now
   */
  async commit(content: Buffer, before: number): Promise<void> {
    const current = await this.#read(timestampFile)
    if ((current ? timestampOf(current.content).version : 0) !== before) throw new OvertakenError()
    const condition = current ? { 'if-match': current.etag } : { 'if-none-match': '*' }
    const isOurs = async () => (await this.#read(timestampFile))?.content.equals(content)
    const isWritten = await this.#put(timestampFile, content, condition).catch(async error => {
      if (await isOurs().catch(() => false)) return true
      throw error
    })
    // The client repeats a request that is not answered: the first one may have done it.
    if (!isWritten && !(await isOurs())) throw new OvertakenError()
  }

  /** Reads a metadata file of an earlier state into the folder, which has those of states that were its own. */
  async keepMetadata(location: StoreLocation, file: string, sha512: string): Promise<void> {
    await this.#pullListed(location, location, `metadata/${file}`, `metadata/${sha512}`, sha512)
  }

  /**
   * Deletes the files of deleted versions. Those of a version that may be a release in progress stay: younger
   * than a day, or above the signed ones.
   */
  async removeUnsigned(trusted: TrustedStore, now = Date.now()): Promise<void> {
    for (const name of trusted.names.keys()) {
      const signed = versionsOf(trusted, name)
      for (const { key, modified } of await this.#list(`${name}/`)) {
        const version = key.split('/')[1] ?? ''
        const isOld = now - modified.getTime() > inProgressMilliseconds
        const [highest] = signed
        if (!isOld || !highest || !isVersion(version) || signed.includes(version)) continue
        if (byVersionDescending([version, highest])[0] === version) continue
        await this.#asked(() => this.#bucket.delete(key))
      }
    }
  }

  async putService(file: string, content: string): Promise<void> {
    await this.#put(`services/${file}`, Buffer.from(content))
  }

  /** Returns the content of each file of a service. */
  async services(): Promise<Map<string, Buffer>> {
    const files = new Map<string, Buffer>()
    for (const { key } of await this.#list('services/')) {
      const object = isName(basename(key, '.json')) ? await this.#read(key) : undefined
      if (object) files.set(basename(key), object.content)
    }
    return files
  }

  /** Copies the roots after the trusted one. */
  async #pullRoots(location: StoreLocation, incoming: StoreLocation): Promise<void> {
    const trusted = await ifThere(readFile(location.root))
    if (!trusted) throw new UntrustedError('missing', `${location.root} does not exist.`)
    const { version } = parse('root.json', () =>
      Metadata.fromJSON(MetadataKind.Root, json(trusted)),
    ).signed
    for (let next = version + 1; ; next += 1) {
      const file = `metadata/${next}.root.json`
      const known = await ifThere(readFile(join(location.directory, file)))
      const root = known ?? (await this.#read(file))?.content
      if (!root) return
      await write(join(incoming.directory, file), root)
    }
  }

  /**
   * Copies the snapshot and what it refers to, down to the documents of each version. Nothing of it is
   * verified yet.
   */
  async #pullMetadata(
    location: StoreLocation,
    incoming: StoreLocation,
    timestamp: Buffer,
  ): Promise<void> {
    const pull = async (role: string, { version, hashes }: Listed) => {
      const sha512 = hashes?.sha512 ?? ''
      const key = `metadata/${sha512}`
      const file = `metadata/${version}.${role}.json`
      const content = await this.#pullListed(location, incoming, file, key, sha512)
      if (content) return content
      throw new UntrustedError('missing', `The bucket has no ${file}.`)
    }
    const snapshot = await pull('snapshot', timestampOf(timestamp).snapshotMeta)
    const { meta } = parse('snapshot.json', () =>
      Metadata.fromJSON(MetadataKind.Snapshot, json(snapshot)),
    ).signed
    for (const [file, listed] of Object.entries(meta)) {
      const role = basename(file, '.json')
      if (role !== 'targets' && !isName(role)) {
        throw new UntrustedError('malformed', `The snapshot lists ${JSON.stringify(file)}.`)
      }
      const content = await pull(role, listed)
      const { targets } = parse(file, () =>
        Metadata.fromJSON(MetadataKind.Targets, json(content)),
      ).signed
      await mapLimit(Object.entries(targets), objectsAtOnce, async ([path, { hashes }]) => {
        const [name = '', version = '', document = '', ...more] = path.split('/')
        const isDocument = document === releaseDocument || document === provenanceDocument
        if (name !== role || !isVersion(version) || !isDocument || more.length > 0) {
          throw new UntrustedError('malformed', `${file} lists ${JSON.stringify(path)}.`)
        }
        const { sha512 = '' } = hashes
        const key = `${name}/${version}/${sha512}`
        await this.#pullListed(location, incoming, path, key, sha512).catch(error => {
          // A damaged one is missed when visitors get the version, and only then.
          if (!(error instanceof UntrustedError)) throw error
        })
      })
    }
  }

  /** Copies a file with this hash from the folder or the bucket. @returns undefined when neither has it */
  async #pullListed(
    location: StoreLocation,
    to: StoreLocation,
    path: string,
    key: string,
    sha512: string,
  ): Promise<Buffer | undefined> {
    const known = await ifThere(readFile(join(location.directory, path)))
    const isKnown = known && sha512Of(known) === sha512
    if (isKnown && location === to) return known
    const content = isKnown ? known : (await this.#read(key))?.content
    if (!content) return undefined
    if (sha512Of(content) !== sha512) {
      throw new UntrustedError('altered', `${key} of the bucket is not what its name says.`)
    }
    await write(join(to.directory, path), content)
    return content
  }

  /**
   * Copies a version that the folder has not: all of its files, each with its signed hash, and then the folder by one
   * rename. One that no visitor gets may be damaged, and is left out.
   */
  async #pullVersion(
    location: StoreLocation,
    incoming: StoreLocation,
    { names, registry }: TrustedStore,
    name: string,
    version: string,
  ): Promise<void> {
    const folder = join(location.directory, name, version)
    const complete = join(incoming.directory, name, version)
    const documents = [folder, complete].map(each =>
      ifThere(readFile(join(each, releaseDocument), 'utf8')),
    )
    const [known, wanted] = await Promise.all(documents)
    if (known !== undefined && known === wanted) return
    try {
      const release = await readSignedRelease(incoming, names, name, version)
      if (!release) return
      await mapLimit(Object.entries(release.files), objectsAtOnce, ([path, file]) =>
        this.#pullFile(complete, release, path, file),
      )
    } catch (error) {
      const isSeen = [registry.live[name], registry.canary[name]?.release].some(
        release => release?.version === version,
      )
      if (isSeen || !(error instanceof UntrustedError)) throw error
      return
    }
    await mkdir(dirname(folder), { recursive: true })
    await rm(folder, { recursive: true, force: true })
    await rename(complete, folder)
    await syncDirectory(dirname(folder))
  }

  async #pullFile(
    folder: string,
    { name, version }: Release,
    path: string,
    { integrity, bytes }: Release['files'][string],
  ): Promise<void> {
    const key = `${name}/${version}/${hexOf(integrity)}`
    const refuse = (suffix = '') =>
      new UntrustedError('altered', `${path}${suffix} of ${name} ${version} is not in the bucket.`)
    const content = (await this.#read(key))?.content
    if (content?.length !== bytes || !hasIntegrity(content, integrity)) throw refuse()
    await write(join(folder, path), content)
    for (const suffix of isCompressible(path) ? compressedSuffixes : []) {
      const packed = (await this.#read(key + suffix))?.content
      const limit = { maxOutputLength: bytes + 1 }
      const unpacked = packed && (await decompress[suffix](packed, limit).catch(() => undefined))
      if (!packed || !unpacked?.equals(content)) throw refuse(suffix)
      await write(join(folder, path + suffix), packed)
    }
  }

  #list(folder: string) {
    return this.#asked(async () => {
      const objects: { key: string; modified: Date }[] = []
      for await (const object of this.#bucket.list(folder)) objects.push(object)
      return objects
    })
  }

  #read(key: string) {
    return this.#asked(() => this.#bucket.read(key, maxBytes))
  }

  #put(key: string, content: Buffer, headers: Record<string, string> = {}): Promise<boolean> {
    const type = { 'content-type': 'application/octet-stream' }
    return this.#asked(() => this.#bucket.put(key, content, { ...type, ...headers }))
  }

  async #asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      const { cause = error } = error as Error
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new ReleaseError(`The bucket of releases does not answer: ${reason}.`)
    }
  }
}

/** An entry of metadata. */
interface Listed {
  version: number
  hashes?: Record<string, string>
}

function timestampOf(content: Buffer) {
  const read = () => Metadata.fromJSON(MetadataKind.Timestamp, json(content))
  return parse(timestampFile, read).signed
}

function json(content: Buffer) {
  return JSON.parse(content.toString('utf8'))
}

function parse<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new UntrustedError(
      'malformed',
      `${file}: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function sha512Of(content: Buffer): string {
  return createHash('sha512').update(content).digest('hex')
}

/** Returns the hash of an `integrity` attribute as hexadecimal digits. */
function hexOf(integrity: string): string {
  return Buffer.from(integrity.slice(integrity.indexOf('-') + 1), 'base64').toString('hex')
}

async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await rm(path, { force: true })
  await writeDurably(path, content)
}
