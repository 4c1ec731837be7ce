import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { type Loaded, pick } from '../shared/loaders.ts'

const fields = ['_id', 'name', 'description', 'imageAsset'] as const

export type EventsData = Loaded<typeof loadEvents>

/** @throws ApiError with the text that the page shows */
export async function loadEvents({ request: { signal } }: LoaderFunctionArgs) {
  const events = await unwrap(catalog.GET('/api/events', { signal }), {
    fallback: 'Failed to load events',
  })
  return { events: events.map(event => pick(event, fields)) }
}
