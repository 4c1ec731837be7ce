import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { cardGridSizes } from '../shared/card-grid/card-grid-sizes.ts'
import { pageHead } from '../shared/page-head.ts'
import type { EventsData } from './events.data.ts'
import { eventsMessages } from './events.messages.ts'

export function eventsHead({ data, language }: HeadArgs & { data: EventsData }): Head {
  const { title, description } = textsIn(eventsMessages, language)
  return pageHead({
    title,
    description,
    path: '/events',
    image: { asset: data.events[0]?.imageAsset, sizes: cardGridSizes },
  })
}
