import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { catalog } from '../shared/api.ts'

/** An occasion that things are printed for: a wedding, a trade fair. */
export interface ShopEvent {
  _id: string
  name: string
  description: string
  imageAsset: ImageAsset | null
}

export interface EventsData {
  events: ShopEvent[]
}

/** @throws ApiError with the text that the page shows */
export async function loadEvents({ request: { signal } }: LoaderFunctionArgs): Promise<EventsData> {
  const events = await unwrap(catalog.GET('/api/events', { signal }), {
    fallback: 'Failed to load events',
  })
  return {
    events: events.map(({ _id, name, description, imageAsset }) => ({
      _id,
      name,
      description,
      imageAsset,
    })),
  }
}
