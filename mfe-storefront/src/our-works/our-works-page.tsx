import { type RouteHandle, useLangOf, useLoaderData, useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { PageFailure } from '../shared/load-failure/page-failure.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { PagedList } from '../shared/paged-list/paged-list.tsx'
import { titled } from '../shared/titled.ts'
import { type OurWorksData, worksPageSize } from './our-works.data.ts'
import { ourWorksMessages } from './our-works.messages.ts'
import { ourWorksHead } from './our-works-head.ts'
import styles from './our-works-page.module.css'
import { useAnchoredWork } from './use-anchored-work.ts'
import { WorkCard } from './work-card.tsx'

export const handle = {
  head: ourWorksHead,
  headWithoutData: titled(ourWorksMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={ourWorksMessages} />
}

/** As many as a wide screen shows at once. */
const firstCards = 2

/** `/our-works`: what the shop has printed for others. */
export function Component(): ReactElement {
  const { works } = useLoaderData<OurWorksData>()
  useAnchoredWork(works)
  const { title, empty } = useMessages(ourWorksMessages)
  const langOf = useLangOf()
  return (
    <>
      <PageHeader title={title} />
      {works.length === 0 ? (
        <EmptyState title={<span lang={langOf(ourWorksMessages.empty)}>{empty}</span>} />
      ) : (
        <PagedList items={works} size={worksPageSize} label={title}>
          {items => (
            <ul className={styles.grid}>
              {items.map((work, index) => (
                <li key={work._id}>
                  <WorkCard work={work} priority={index < firstCards} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </>
  )
}
