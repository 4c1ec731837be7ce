import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const scope = '@stampa/'

/** The package that turns sources into a build. */
const builder = `${scope}webpack`

/**
 * Top-level folders of a package that no build reads. Everything else counts, so that a new source folder is not
 * missed.
 */
const unbuiltFolders = new Set(['dist', 'node_modules', 'server', 'showcase', 'test'])
const unbuiltFiles = /\.test\.tsx?$|\.md$|^Dockerfile$/

interface Manifest {
  dependencies?: Record<string, string>
}

/**
 * Hashes the sources of releases: the deployable's folder, the workspace packages that it depends on, the package
 * that builds it, and `package-lock.json`. Reads files, so that it works without git and sees uncommitted changes.
 * Each instance hashes a package once.
 */
export class SourceHasher {
  readonly #root: string
  readonly #digests = new Map<string, Promise<string>>()

  /** @param root workspace with `packages/` and `package-lock.json` */
  constructor(root: string) {
    this.#root = root
  }

  /** Returns the sha256 in hexadecimal of a folder relative to the workspace. */
  async hash(folder: string): Promise<string> {
    const folders = (await this.#closure(folder)).add(packageFolder(builder))
    const parts = await Promise.all(
      [...folders].sort().map(async each => `${each} ${await this.#digest(each)}`),
    )
    const lock = sha256(await readFile(join(this.#root, 'package-lock.json')))
    return sha256([...parts, `package-lock.json ${lock}`].join('\n'))
  }

  /** Adds the folder and the workspace packages that its package depends on, directly or not. */
  async #closure(folder: string, found = new Set<string>()): Promise<Set<string>> {
    if (found.has(folder)) return found
    found.add(folder)
    const text = await readFile(join(this.#root, folder, 'package.json'), 'utf8')
    const { dependencies = {} } = JSON.parse(text) as Manifest
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith(scope)) await this.#closure(packageFolder(name), found)
    }
    return found
  }

  #digest(folder: string): Promise<string> {
    const digest = this.#digests.get(folder) ?? hashFolder(join(this.#root, folder))
    this.#digests.set(folder, digest)
    return digest
  }
}

async function hashFolder(directory: string): Promise<string> {
  const lines = (await sourceFiles(directory, '')).map(
    async path => `${path} ${sha256(await readFile(join(directory, path)))}`,
  )
  return sha256((await Promise.all(lines)).join('\n'))
}

async function sourceFiles(directory: string, below: string): Promise<string[]> {
  const entries = await readdir(join(directory, below), { withFileTypes: true })
  const paths = await Promise.all(
    entries.map(async entry => {
      if (entry.name.startsWith('.')) return []
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        return unbuiltFolders.has(path) ? [] : sourceFiles(directory, path)
      }
      return unbuiltFiles.test(entry.name) ? [] : [path]
    }),
  )
  return paths.flat().sort()
}

function packageFolder(name: string): string {
  return `packages/${name.slice(scope.length)}`
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
