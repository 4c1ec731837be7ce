import { ReleaseError } from './errors.ts'
import type { Choice, Publication } from './schema.ts'

/** Name, in `by`, of the process that ends canaries. */
export const watcher = 'watch'

/** The versions of a name that visitors get. */
export interface Effective {
  live: string | undefined
  previous: string[]
  canary?: Publication['canary'] | undefined
}

/**
 * Returns the versions of a name after the choices of the online key. That key is on a machine that is always on, so
 * it decides only between versions that the team itself has signed as canary, live or previous.
 *
 * @throws {ReleaseError} when a choice names another version, or one that it does not fit
 */
export function afterChoices(publication: Publication, choices: Choice[] = []): Effective {
  const { live, previous, canary } = publication
  const signed = [canary?.version, live, ...previous]
  let state: Effective = { live, previous, canary }
  for (const choice of choices) {
    const next = signed.includes(choice.version) ? afterChoice(state, choice) : undefined
    if (!next) throw new ReleaseError(`${choice.version} may not be chosen as ${choice.action}.`)
    state = next
  }
  return state
}

/** Returns undefined when the choice does not fit the state. */
function afterChoice(state: Effective, choice: Choice): Effective | undefined {
  const { live, previous, canary } = state
  const { action, version, share } = choice
  if (live === undefined) return undefined
  const isCanary = canary?.version === version
  switch (action) {
    case 'canary':
      return share && version !== live ? { live, previous, canary: { version, share } } : undefined
    case 'withdrawn':
      return isCanary ? { live, previous } : undefined
    case 'live':
      // A previous version comes back by a rollback, which restores the history of its time.
      return isCanary && !previous.includes(version)
        ? { live: version, previous: [...previous, live] }
        : undefined
    case 'rolled back': {
      const index = previous.lastIndexOf(version)
      return index < 0 ? undefined : { live: version, previous: previous.slice(0, index) }
    }
  }
}
