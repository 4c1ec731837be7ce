import { defineMessages, useLoaderData, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { BannerPanel, panelImageSizes } from '../shared/banner/banner.tsx'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { cardGridSizes } from '../shared/image-sizes.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { ListPage } from '../shared/list-page.tsx'
import { describedPage } from '../shared/page-with-data.tsx'
import { categoryPath } from '../shared/paths.ts'
import { PictureCard } from '../shared/picture-card/picture-card.tsx'
import type { CategoriesData } from './categories.data.ts'
import styles from './categories-page.module.css'

const messages = defineMessages({
  title: { el: 'Κατηγορίες', en: 'Categories' },
  description: {
    el: 'Ρούχα, κούπες, τσάντες, γραφική ύλη και δώρα: διαλέξτε πού θα τυπώσουμε την ιδέα σας.',
    en: 'Clothes, mugs, bags, stationery and gifts: choose what we print your idea on.',
  },
  failed: { el: 'Οι κατηγορίες δεν φορτώθηκαν', en: 'Failed to load categories', specified: 'en' },
  empty: { el: 'Δεν υπάρχουν ακόμη κατηγορίες', en: 'There are no categories yet' },
  emptyText: {
    el: 'Δείτε στο μεταξύ όλα τα προϊόντα.',
    en: 'See all products in the meantime.',
  },
  products: { el: 'Όλα τα προϊόντα', en: 'All products' },
  count: {
    el: (count: number) => (count === 1 ? '1 κατηγορία' : `${count} κατηγορίες`),
    en: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
  },
})

export const { handle, ErrorBoundary } = describedPage(
  messages,
  '/categories',
  (data: CategoriesData) => ({
    image: data.banner
      ? { asset: data.banner.imageAsset, sizes: panelImageSizes.beside }
      : { asset: data.categories[0]?.imageAsset, sizes: cardGridSizes },
  }),
)

export function Component(): ReactElement {
  const { categories, banner } = useLoaderData<CategoriesData>()
  const { count } = useMessages(messages)
  return (
    <ListPage
      messages={messages}
      items={categories}
      note={count(categories.length)}
      action={<LinkButton to="/products" message={messages.products} />}
    >
      <div className={styles.categories}>
        {banner && <BannerPanel banner={banner} text="beside" priority />}
        <CardGrid items={categories}>
          {(category, index) => (
            <PictureCard
              record={category}
              to={categoryPath(category)}
              priority={!banner && index === 0}
            />
          )}
        </CardGrid>
      </div>
    </ListPage>
  )
}
