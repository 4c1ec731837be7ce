import { useEffect, useState } from 'react'
import { notify } from '../calls/notices.ts'
import type { Entity, Resource, ResourceData } from '../resource/resource.ts'

interface WholeList<Row> {
  rows: readonly Row[]
  /** Whether further rows are loading. */
  pending: boolean
}

/**
 * Returns the rows of a list whose loader delivers the first rows at once and all of them later.
 * During a reload the previous rows stay.
 */
export function useWholeList<Row extends Entity>(
  { failures }: Pick<Resource<Row>, 'failures'>,
  { rows, all }: ResourceData<Row>,
): WholeList<Row> {
  const [arrived, setArrived] = useState<{ all: Promise<Row[]>; rows: Row[] }>()
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
