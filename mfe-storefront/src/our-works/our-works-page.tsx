import {
  type Head,
  type HeadArgs,
  type RouteHandle,
  textsIn,
  useLangOf,
  useLoaderData,
  useLocation,
  useMessages,
  useNavigate,
} from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useEffect } from 'react'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { pageHead, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { askedPage, pageOf, pageSearch } from '../shared/paged-list/page-of.ts'
import { PagedList } from '../shared/paged-list/paged-list.tsx'
import { pagingMessages } from '../shared/paged-list/paging.messages.ts'
import { workImageSizes } from './image-carousel.tsx'
import { type OurWorksData, type Work, worksPageSize } from './our-works.data.ts'
import { ourWorksMessages } from './our-works.messages.ts'
import styles from './our-works-page.module.css'
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

const path = '/our-works'

function ourWorksHead({ data, search, language }: HeadArgs & { data: OurWorksData }): Head {
  const { title, description } = textsIn(ourWorksMessages, language)
  const { pageTitle } = textsIn(pagingMessages, language)
  const { items, page } = pageOf(data.works, askedPage(search), worksPageSize)
  return pageHead({
    title: page === 1 ? title : pageTitle(title, page),
    description,
    path: path + pageSearch('', page),
    trail: [{ name: title, path }],
    image: { asset: items[0]?.images[0], sizes: workImageSizes },
  })
}

/** Shows the work that the address points to, on whichever page it stands: `/our-works#<id>`. */
function useAnchoredWork(works: Work[]): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const index = works.findIndex(({ _id }) => `#${_id}` === hash)
    if (index === -1) return
    const its = pageSearch(search, Math.floor(index / worksPageSize) + 1)
    if (its === search) document.getElementById(hash.slice(1))?.scrollIntoView()
    else navigate({ search: its, hash }, { replace: true, preventScrollReset: true })
  }, [works, hash, search, navigate])
}
