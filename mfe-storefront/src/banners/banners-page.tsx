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
import { BannerPanel } from '../shared/banner/banner.tsx'
import type { BannersData } from '../shared/banner/banners.data.ts'
import { panelImageSizes } from '../shared/image-sizes.ts'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { pageHead, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { bannersMessages } from './banners.messages.ts'
import styles from './banners-page.module.css'

export const handle = {
  head: bannersHead,
  headWithoutData: titled(bannersMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={bannersMessages} />
}

/** As many as a wide screen shows at once. */
const firstBanners = 2

/** `/banners`: everything that the shop announces, wherever else it is shown. */
export function Component(): ReactElement {
  const { banners } = useLoaderData<BannersData>()
  const texts = useMessages(bannersMessages)
  return (
    <>
      <PageHeader title={texts.title} />
      {banners.length === 0 ? (
        <EmptyState
          title={texts.empty}
          action={<Button render={<Link to="/products" />}>{texts.products}</Button>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <ul className={styles.banners}>
          {banners.map((banner, index) => (
            <li key={banner._id} className={styles.place}>
              <BannerPanel banner={banner} text="below" priority={index < firstBanners} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function bannersHead({ data, language }: HeadArgs & { data: BannersData }): Head {
  const { title, description } = textsIn(bannersMessages, language)
  return pageHead({
    title,
    description,
    path: '/banners',
    image: { asset: data.banners[0]?.imageAsset, sizes: panelImageSizes.below },
  })
}
