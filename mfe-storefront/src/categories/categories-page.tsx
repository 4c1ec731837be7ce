import { Link, type RouteHandle, useLoaderData, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import type { ReactElement } from 'react'
import { BannerPanel } from '../shared/banner/banner-panel.tsx'
import { CardGrid } from '../shared/card-grid/card-grid.tsx'
import { PageFailure } from '../shared/load-failure/page-failure.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { categoryPath } from '../shared/paths.ts'
import { PictureCard } from '../shared/picture-card/picture-card.tsx'
import { titled } from '../shared/titled.ts'
import type { CategoriesData } from './categories.data.ts'
import { categoriesMessages } from './categories.messages.ts'
import { categoriesHead } from './categories-head.ts'
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
