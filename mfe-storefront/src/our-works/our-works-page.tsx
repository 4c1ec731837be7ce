import {
  defineMessages,
  type Head,
  type HeadArgs,
  textsIn,
  useLoaderData,
  useLocation,
  useMessages,
  useNavigate,
} from '@stampa/platform'
import { type ReactElement, useEffect } from 'react'
import { ImageCarousel } from '../shared/image-carousel/image-carousel.tsx'
import { acrossPhone } from '../shared/image-sizes.ts'
import { ListPage } from '../shared/list-page.tsx'
import { pageWithData } from '../shared/page-with-data.tsx'
import { pageSearch } from '../shared/paged-list/page-of.ts'
import { PagedList, pagedListHead } from '../shared/paged-list/paged-list.tsx'
import { type OurWorksData, worksPageSize } from './our-works.data.ts'
import styles from './our-works-page.module.css'

const messages = defineMessages({
  title: { el: 'Τα έργα μας', en: 'Our works' },
  description: {
    el: 'Δουλειές που τυπώσαμε για καφέ, σχολεία, αγώνες, ξενοδοχεία και εταιρείες σε όλη την Ελλάδα.',
    en: 'What we have printed for cafés, schools, races, hotels and companies all over Greece.',
  },
  failed: { el: 'Τα έργα μας δεν φορτώθηκαν', en: 'Failed to load our works', specified: 'en' },
  empty: {
    el: 'Δεν υπάρχουν έργα αυτή τη στιγμή.',
    en: 'No work posts available at the moment.',
    specified: 'en',
  },
})

/** Width of a picture; see our-works-page.module.css. */
const workImageSizes = `(min-width: 77.5rem) 38rem, (min-width: 48rem) 46vw, ${acrossPhone}`

export const { handle, ErrorBoundary } = pageWithData(messages, ourWorksHead)

function ourWorksHead({ data, search, language }: HeadArgs & { data: OurWorksData }): Head {
  const { title, description } = textsIn(messages, language)
  return pagedListHead({
    title,
    description,
    path: '/our-works',
    search,
    language,
    items: data.works,
    size: worksPageSize,
    imageOf: ({ imageAssets: [image] }) => image,
    sizes: workImageSizes,
  })
}

/** Cards that a wide screen shows at once. */
const firstCards = 2

/** `/our-works`: works for other customers. */
export function Component(): ReactElement {
  const { works } = useLoaderData<OurWorksData>()
  const { title } = useMessages(messages)
  useAnchoredWork(works)
  return (
    <ListPage messages={messages} items={works}>
      <PagedList items={works} size={worksPageSize} label={title}>
        {items => (
          <ul className={styles.grid}>
            {items.map((work, index) => (
              <li key={work._id}>
                <article id={work._id} className={styles.card}>
                  <ImageCarousel
                    title={work.title}
                    images={work.imageAssets}
                    sizes={workImageSizes}
                    priority={index < firstCards}
                  />
                  <div className={styles.text} lang={work.language}>
                    <h2 className={styles.title}>{work.title}</h2>
                    <p className={styles.customer} lang={work.language && 'el'}>
                      {work.customerName}
                    </p>
                    <p className={styles.description}>{work.description}</p>
                  </div>
                </article>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </ListPage>
  )
}

/** Shows the work in the address, on whichever page it is: `/our-works#<id>`. */
function useAnchoredWork(works: OurWorksData['works']): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const index = works.findIndex(({ _id }) => `#${_id}` === hash)
    if (index === -1) return
    const pageOfWork = pageSearch(search, Math.floor(index / worksPageSize) + 1)
    if (pageOfWork === search) document.getElementById(hash.slice(1))?.scrollIntoView()
    else navigate({ search: pageOfWork, hash }, { replace: true, preventScrollReset: true })
  }, [works, hash, search, navigate])
}
