import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FrameName } from '@stampa/platform/release'

/** The release metadata in a folder's package.json. */
export interface Deployable {
  /** Name in the registry: `shell`, `storefront`, … */
  name: string
  /** Absolute path of the folder. */
  directory: string
  /** Version the package.json carries: the first release's. */
  version: string
  frame: FrameName | null
  mounts: string[]
  builtAgainst: Record<string, string>
  /** Exact React version that is installed for it. */
  react: string
}

interface PackageJson {
  version: string
  stampa?: { remote?: string } & Partial<Pick<Deployable, 'frame' | 'mounts' | 'builtAgainst'>>
}

/**
 * Reads the shell's or a remote's package.json. A remote has a `stampa` field with
 * `remote`, `frame` and `mounts`; without one it is the shell.
 */
export async function readDeployable(directory: string): Promise<Deployable> {
  const file = join(directory, 'package.json')
  const { version, stampa } = JSON.parse(await readFile(file, 'utf8')) as PackageJson
  const react = createRequire(file)('react/package.json') as { version: string }
  const common = { directory, version, react: react.version }
  if (!stampa) return { ...common, name: 'shell', frame: null, mounts: [], builtAgainst: {} }
  const { remote, frame, mounts, builtAgainst = {} } = stampa
  if (!remote || !frame || !mounts?.length) {
    throw new Error(`${file}: "stampa" needs "remote", "frame" and at least one of "mounts".`)
  }
  return { ...common, name: remote, frame, mounts, builtAgainst }
}

/** Global name of a version's container: two versions of one remote can share a page. */
export function containerName(name: string, version: string): string {
  return `${name}_${version}`.replaceAll(/[^a-zA-Z0-9]/g, '_')
}
