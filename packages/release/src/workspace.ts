import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Deployable, readDeployable } from '@stampa/webpack/deployable'
import { ReleaseError } from './errors.ts'
import { shellName } from './rules.ts'

/** The repository that this package is part of. */
export const workspaceRoot = join(import.meta.dirname, '../../..')

/** The shell and every remote (`mfe-*`) of the workspace, the shell first, remotes by name. */
export async function findDeployables(root: string): Promise<Deployable[]> {
  const entries = await readdir(root, { withFileTypes: true })
  const folders = entries
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .filter(name => name === shellName || name.startsWith('mfe-'))
  const found = await Promise.all(folders.map(folder => readDeployable(join(root, folder))))
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
