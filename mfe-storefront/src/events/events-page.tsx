import {
  type Head,
  type HeadArgs,
  Link,
  type RouteHandle,
  textsIn,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { cardGridSizes } from '../shared/image-sizes.ts'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { pageHead, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { PictureCard } from '../shared/picture-card/picture-card.tsx'
import type { EventsData } from './events.data.ts'
import { eventsMessages } from './events.messages.ts'
import styles from './events-page.module.css'

export const handle = {
  head: eventsHead,
  headWithoutData: titled(eventsMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={eventsMessages} />
}

/** `/events`: the occasions that the shop prints for. */
export function Component(): ReactElement {
  const { events } = useLoaderData<EventsData>()
  const texts = useMessages(eventsMessages)
  const order = (
    <Button variant="primary" render={<Link to="/custom-order" />}>
      {texts.order}
    </Button>
  )
  return (
    <>
      <PageHeader title={texts.title} />
      {events.length === 0 ? (
        <EmptyState title={texts.empty} action={order}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <div className={styles.events}>
          <CardGrid items={events}>
            {({ _id, name, description, imageAsset }, index) => (
              <PictureCard
                id={_id}
                name={name}
                description={description}
                asset={imageAsset}
                priority={index === 0}
              />
            )}
          </CardGrid>
          {order}
        </div>
      )}
    </>
  )
}

function eventsHead({ data, language }: HeadArgs & { data: EventsData }): Head {
  const { title, description } = textsIn(eventsMessages, language)
  return pageHead({
    title,
    description,
    path: '/events',
    image: { asset: data.events[0]?.imageAsset, sizes: cardGridSizes },
  })
}
