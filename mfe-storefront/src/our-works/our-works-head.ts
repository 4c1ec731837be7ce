import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { pageHead } from '../shared/page-head.ts'
import { askedPage, pageOf, pageSearch } from '../shared/paged-list/page-of.ts'
import { pagingMessages } from '../shared/paged-list/paging.messages.ts'
import { type OurWorksData, worksPageSize } from './our-works.data.ts'
import { ourWorksMessages } from './our-works.messages.ts'
import { workImageSizes } from './work-image-sizes.ts'

const path = '/our-works'

export function ourWorksHead({ data, search, language }: HeadArgs & { data: OurWorksData }): Head {
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
