import { useEffect, useState } from 'react'
import { notify } from '../calls/notices.ts'
import type { Entity, Resource, ResourceData } from '../resource/resource.ts'

/**
 * Returns the rows of a list whose loader delivers the first rows at once and all of them later, which is `pending`.
 * During a reload the previous rows stay.
 */
export function useWholeList({ failures }: Resource, { rows, all }: ResourceData) {
  const [arrived, setArrived] = useState<{ all: Promise<Entity[]>; rows: Entity[] }>()
  useEffect(() => {
    let stale = false
    all?.then(
      rows => {
        if (!stale) setArrived({ all, rows })
      },
      () => {
        if (!stale) notify('error', failures.load)
      },
    )
    return () => {
      stale = true
    }
  }, [all, failures])
  if (!all) return { rows, pending: false }
  return { rows: arrived?.rows ?? rows, pending: arrived?.all !== all }
}
