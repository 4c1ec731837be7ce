import { parseStrings, useDeviceStore } from '../device/device-store.ts'

/**
 * Returns the ids of the columns hidden on this device, and their setter.
 *
 * @param table name of the table; undefined stores nothing and hides nothing
 */
export function useHiddenColumns(table: string | undefined) {
  return useDeviceStore(`table.${table ?? ''}.hidden`, parseStrings)
}
