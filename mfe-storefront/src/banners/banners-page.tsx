import { Link, type RouteHandle, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { BannerPanel } from '../shared/banner/banner-panel.tsx'
import { PageFailure } from '../shared/load-failure/page-failure.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { titled } from '../shared/titled.ts'
import type { BannersData } from './banners.data.ts'
import { bannersMessages } from './banners.messages.ts'
import { bannersHead } from './banners-head.ts'
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
