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
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { cardGridSizes, panelImageSizes } from '../shared/image-sizes.ts'
import { PageFailure } from '../shared/load-failure/load-failure.tsx'
import { pageHead, titled } from '../shared/page-head.ts'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { categoryPath } from '../shared/paths.ts'
import { PictureCard } from '../shared/picture-card/picture-card.tsx'
import type { CategoriesData } from './categories.data.ts'
import { categoriesMessages } from './categories.messages.ts'
import styles from './categories-page.module.css'

export const handle = {
  head: categoriesHead,
  headWithoutData: titled(categoriesMessages),
} satisfies RouteHandle

export function ErrorBoundary(): ReactElement {
  return <PageFailure messages={categoriesMessages} />
}

/** `/categories`: what the shop prints on, by kind. */
export function Component(): ReactElement {
  const { categories, banner } = useLoaderData<CategoriesData>()
  const texts = useMessages(categoriesMessages)
  return (
    <>
      <PageHeader title={texts.title} note={texts.count(categories.length)} />
      {categories.length === 0 ? (
        <EmptyState
          title={texts.empty}
          action={<Button render={<Link to="/products" />}>{texts.products}</Button>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <div className={styles.categories}>
          {banner && <BannerPanel banner={banner} text="beside" priority />}
          <CardGrid items={categories}>
            {(category, index) => (
              <PictureCard
                name={category.name}
                description={category.description}
                asset={category.imageAsset}
                to={categoryPath(category)}
                priority={!banner && index === 0}
              />
            )}
          </CardGrid>
        </div>
      )}
    </>
  )
}

function categoriesHead({ data, language }: HeadArgs & { data: CategoriesData }): Head {
  const { title, description } = textsIn(categoriesMessages, language)
  const { banner, categories } = data
  return pageHead({
    title,
    description,
    path: '/categories',
    image: banner
      ? { asset: banner.imageAsset, sizes: panelImageSizes.beside }
      : { asset: categories[0]?.imageAsset, sizes: cardGridSizes },
  })
}
