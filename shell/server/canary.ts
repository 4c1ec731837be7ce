import type { Registry } from '@stampa/platform/release'
import { withLive } from '@stampa/registry'

/**
 * Returns the registry as the visitors of a group see it: with the canaries whose share includes the group.
 *
 * @param group the gateway's header `canary-group`: the smallest share that includes the group, per cent
 */
export function seenByGroup(registry: Registry, group: string | string[] | undefined): Registry {
  const from = Number(group || Number.NaN)
  const canaries = Object.values(registry.canary).filter(({ share }) => share >= from)
  if (canaries.length === 0) return registry
  return withLive(
    registry,
    canaries.map(({ release }) => release),
  )
}
