import { useDeviceStore } from '../device/device-store.ts'

/**
 * Ids of the columns that somebody has hidden on this device.
 *
 * @param table name under which they are kept; without one nothing is hidden
 */
export function useHiddenColumns(
  table: string | undefined,
): [readonly string[], (hidden: readonly string[]) => void] {
  return useDeviceStore(`table.${table ?? ''}.hidden`, parse)
}

function parse(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
}
