import { defineMessages, useLoaderData } from '@stampa/platform'
import type { ReactElement } from 'react'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { cardGridSizes } from '../shared/image-sizes.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { ListPage } from '../shared/list-page.tsx'
import { describedPage } from '../shared/page-with-data.tsx'
import { PictureCard } from '../shared/picture-card/picture-card.tsx'
import type { EventsData } from './events.data.ts'
import styles from './events-page.module.css'

const messages = defineMessages({
  title: { el: 'Περιστάσεις', en: 'Occasions' },
  description: {
    el: 'Γάμος, βάπτιση, συνέδριο, αγώνας ή σχολική γιορτή: τυπωμένα δώρα και ρούχα για κάθε περίσταση.',
    en: 'A wedding, a christening, a conference, a race or a school feast: printed gifts and clothes for every occasion.',
  },
  failed: { el: 'Οι περιστάσεις δεν φορτώθηκαν', en: 'Failed to load events', specified: 'en' },
  empty: { el: 'Δεν υπάρχουν ακόμη περιστάσεις', en: 'There are no occasions yet' },
  emptyText: {
    el: 'Ό,τι κι αν γιορτάζετε, το τυπώνουμε. Γράψτε μας τι χρειάζεστε.',
    en: 'Whatever you celebrate, we print it. Tell us what you need.',
  },
  order: { el: 'Ζητήστε προσφορά', en: 'Request a quote' },
})

export const { handle, ErrorBoundary } = describedPage(
  messages,
  '/events',
  ({ events }: EventsData) => ({
    image: { asset: events[0]?.imageAsset, sizes: cardGridSizes },
  }),
)

/** `/events`: occasions that the shop prints for. */
export function Component(): ReactElement {
  const { events } = useLoaderData<EventsData>()
  const order = <LinkButton variant="primary" to="/custom-order" message={messages.order} />
  return (
    <ListPage messages={messages} items={events} action={order}>
      <div className={styles.events}>
        <CardGrid items={events}>
          {(event, index) => <PictureCard record={event} id={event._id} priority={index === 0} />}
        </CardGrid>
        {order}
      </div>
    </ListPage>
  )
}
