import { defineMessages, useLoaderData } from '@stampa/platform'
import type { ReactElement } from 'react'
import { BannerPanel, panelImageSizes } from '../shared/banner/banner.tsx'
import type { BannersData } from '../shared/banner/banners.data.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { ListPage } from '../shared/list-page.tsx'
import { describedPage } from '../shared/page-with-data.tsx'
import styles from './banners-page.module.css'

const messages = defineMessages({
  title: { el: 'Προσφορές και νέα', en: 'Offers and news' },
  description: {
    el: 'Οι προσφορές και τα νέα της Stampa, όλα μαζί.',
    en: 'Stampa’s offers and news, all in one place.',
  },
  failed: { el: 'Οι προσφορές δεν φορτώθηκαν', en: 'Failed to load banners', specified: 'en' },
  empty: { el: 'Δεν υπάρχουν προσφορές αυτή τη στιγμή', en: 'There are no offers at the moment' },
  emptyText: {
    el: 'Δείτε στο μεταξύ όλα τα προϊόντα.',
    en: 'See all products in the meantime.',
  },
  products: { el: 'Όλα τα προϊόντα', en: 'All products' },
})

export const { handle, ErrorBoundary } = describedPage(
  messages,
  '/banners',
  ({ banners }: BannersData) => ({
    image: { asset: banners[0]?.imageAsset, sizes: panelImageSizes.below },
  }),
)

/** Banners that a wide screen shows at once. */
const firstBanners = 2

/** `/banners`: every banner, of any placement. */
export function Component(): ReactElement {
  const { banners } = useLoaderData<BannersData>()
  return (
    <ListPage
      messages={messages}
      items={banners}
      action={<LinkButton to="/products" message={messages.products} />}
    >
      <ul className={styles.banners}>
        {banners.map((banner, index) => (
          <li key={banner._id} className={styles.place}>
            <BannerPanel banner={banner} text="below" priority={index < firstBanners} />
          </li>
        ))}
      </ul>
    </ListPage>
  )
}
