import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const scope = '@stampa/'

/** The package that turns the sources of the shell and the remotes into a build. */
const builder = 'packages/webpack'

/**
 * Top-level folders of a package that no build and no running service reads. Everything else counts, so that a new
 * source folder is not missed.
 */
const unbuiltFolders = new Set(['dist', 'node_modules', 'seeds', 'server', 'showcase', 'test'])
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
  readonly #tools: string[]
  readonly #digests = new Map<string, Promise<string>>()

  /**
   * @param root workspace with `packages/` and `package-lock.json`
   * @param tools folders that every release is made with
   */
  constructor(root: string, tools = [builder]) {
    this.#root = root
    this.#tools = tools
  }

  /** Returns the sha256 in hexadecimal of a folder relative to the workspace. */
  async hash(folder: string): Promise<string> {
    const tools = this.#tools.filter(tool => existsSync(join(this.#root, tool)))
    const folders = new Set([...(await packageClosure(this.#root, folder)), ...tools])
    const parts = await Promise.all(
      [...folders].sort().map(async each => `${each} ${await this.#digest(each)}`),
    )
    const lock = sha256(await readFile(join(this.#root, 'package-lock.json')))
    return sha256([...parts, `package-lock.json ${lock}`].join('\n'))
  }

  #digest(folder: string): Promise<string> {
    const digest = this.#digests.get(folder) ?? hashFolder(join(this.#root, folder))
    this.#digests.set(folder, digest)
    return digest
  }
}

/** Returns the folder and those of the workspace packages that its package depends on, directly or not. */
export async function packageClosure(
  root: string,
  folder: string,
  found = new Set<string>(),
): Promise<Set<string>> {
  if (found.has(folder)) return found
  found.add(folder)
  const text = await readFile(join(root, folder, 'package.json'), 'utf8')
  const { dependencies = {} } = JSON.parse(text) as Manifest
  for (const name of Object.keys(dependencies)) {
    const own = packageFolder(name)
    // Those of a team's own repository are installed, and in the lock file.
    const isOwn = name.startsWith(scope) && existsSync(join(root, own))
    if (isOwn) await packageClosure(root, own, found)
  }
  return found
}

async function hashFolder(directory: string): Promise<string> {
  const lines = (await sourceFiles(directory)).map(
    async path => `${path} ${sha256(await readFile(join(directory, path)))}`,
  )
  return sha256((await Promise.all(lines)).join('\n'))
}

/** Returns the sorted relative paths of the files that count. */
export async function sourceFiles(directory: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(directory, below), { withFileTypes: true })
  const paths = await Promise.all(
    entries.map(async entry => {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.name.startsWith('.') || unbuiltFolders.has(path)) return []
      if (entry.isDirectory()) return sourceFiles(directory, path)
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
