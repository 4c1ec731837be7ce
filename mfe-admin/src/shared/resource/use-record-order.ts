import { useFetcher } from '@stampa/platform'
import { type Entity, pathsOf, type Resource } from './resource.ts'

/** The service orders so many in one call. */
const most = 1000

/**
 * Stores the order that rows were moved into; undefined where they have none, or too many of them
 * would have to be sent.
 *
 * @param whole whether the list shows all records, unfiltered
 */
export function useRecordOrder<Row extends Entity>(
  resource: Resource<Row>,
  rows: readonly Row[],
  whole: boolean,
): ((rows: readonly Row[]) => void) | undefined {
  const { submit } = useFetcher()
  if (!resource.ordered || !whole || rows.length > most) return undefined
  return next => {
    const form = new FormData()
    form.set('do', 'order')
    for (const { _id } of next) form.append('ids', _id)
    submit(form, { method: 'post', action: pathsOf(resource).list })
  }
}
