import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReleaseError, shellName } from '@stampa/registry'
import { type Deployable, readDeployable } from '@stampa/webpack/deployable'

const [outside = '', isInstalled] = import.meta.dirname.split(/[\\/]node_modules[\\/]/)

/** The repository that this package is part of, or that it is installed in. */
export const workspaceRoot =
  isInstalled === undefined ? join(import.meta.dirname, '../../..') : outside

/** The repository of a team that this package is installed in; undefined in that of the platform. */
export const teamRepository = isInstalled === undefined ? undefined : outside

/** The shell and every remote (`mfe-*`) of the workspace, the shell first, remotes by name. */
export async function findDeployables(root: string): Promise<Deployable[]> {
  const found: Deployable[] = []
  for await (const manifest of glob(['shell/package.json', 'mfe-*/package.json'], { cwd: root })) {
    found.push(await readDeployable(join(root, dirname(manifest))))
  }
  return found.sort((a, b) => rank(a).localeCompare(rank(b)))
}

/** @throws {ReleaseError} listing what there is when the name is not among it. */
export function deployableNamed(all: Deployable[], name: string): Deployable {
  const deployable = all.find(each => each.name === name)
  if (deployable) return deployable
  throw new ReleaseError(
    `There is nothing called ${JSON.stringify(name)} to release; there is ${all.map(each => each.name).join(', ')}.`,
  )
}

function rank({ name }: Deployable): string {
  return name === shellName ? '' : name
}
