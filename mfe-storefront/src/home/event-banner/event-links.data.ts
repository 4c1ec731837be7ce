import { unwrap } from '@stampa/api'
import { catalog } from '../../shared/api.ts'

export interface EventLink {
  _id: string
  name: string
}

/** @throws ApiError */
export async function loadEventLinks(signal: AbortSignal): Promise<EventLink[]> {
  const events = await unwrap(catalog.GET('/api/events', { signal }), {
    fallback: 'Failed to load events',
  })
  return events.map(({ _id, name }) => ({ _id, name }))
}
