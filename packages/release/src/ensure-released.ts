import { relative } from 'node:path'
import { mapLimit, ReleaseError } from '@stampa/registry'
import { recordServices } from './check/services.ts'
import { type ReleaseOptions, release } from './release.ts'
import { SourceHasher } from './sources.ts'
import { deployableNamed, findDeployables, workspaceRoot } from './workspace.ts'

/** One build uses about one core and 300 MB. */
const buildsAtOnce = 2

export interface EnsureReleasedOptions
  extends Pick<ReleaseOptions, 'store' | 'build' | 'check' | 'onProgress'> {
  /**
   * Whether the services of the workspace are deployed with the releases: their interfaces are recorded first.
   *
   * @default false
   */
  withServices?: boolean
  /** Names to release. @default the shell and every remote of the workspace */
  names?: string[]
  root?: string
  /** Called with the failure of a name that has a live release, instead of a rejection: visitors keep that release. */
  onKept?: ((text: string) => void) | undefined
}

/**
 * Makes the current sources live where the live release was made from other sources. Does not undo a rollback. A
 * failure does not stop the others. Renews the store's timestamp in any case.
 *
 * @returns the names whose live version changed
 * @throws {ReleaseError} with the message of each failure
 */
export async function ensureReleased({
  names,
  root = workspaceRoot,
  withServices = false,
  onKept,
  ...options
}: EnsureReleasedOptions): Promise<string[]> {
  const all = await findDeployables(root)
  await options.store.refresh()
  if (withServices) await recordServices(options.store, root)
  const hasher = new SourceHasher(root)
  const failures: string[] = []
  const changed = await mapLimit(
    names?.map(name => deployableNamed(all, name)) ?? all,
    buildsAtOnce,
    async deployable => {
      try {
        const source = await hasher.hash(relative(root, deployable.directory))
        const isChanged = await release({ ...options, deployable, source, keepRollback: true })
        return isChanged ? [deployable.name] : []
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error
        const live = onKept && (await options.store.registry()).live[deployable.name]
        if (live) onKept(`${deployable.name} ${live.version} stays live: ${error.message}`)
        else failures.push(error.message)
        return []
      }
    },
  )
  if (failures.length > 0) throw new ReleaseError(failures.join('\n\n'))
  return changed.flat()
}
