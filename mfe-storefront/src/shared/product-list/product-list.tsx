import { Link, useLangOf, useLocation, useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { Pagination } from '@stampa/ui/pagination/pagination.tsx'
import type { ReactElement } from 'react'
import type { CardData } from '../product-card/card-data.ts'
import { listMessages } from './list.messages.ts'
import { askedPage, pageOf, pageSearch, productsPageSize } from './page-of.ts'
import { ProductGrid } from './product-grid.tsx'
import styles from './product-list.module.css'
import { usePageTurn } from './use-page-turn.ts'

/**
 * A list of products by pages. The page is part of the address, so that it can be shared,
 * reloaded and gone back to, and is turned in the browser without asking the server.
 */
export function ProductList({ products }: { products: CardData[] }): ReactElement {
  const { search } = useLocation()
  const { items, page, pages } = pageOf(products, askedPage(search), productsPageSize)
  const list = usePageTurn(page)
  const texts = useMessages(listMessages)
  const langOf = useLangOf()
  if (products.length === 0) {
    return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
  }
  return (
    <>
      <section ref={list} tabIndex={-1} aria-label={texts.position(page, pages)}>
        <ProductGrid products={items} priority />
      </section>
      <div className={styles.pages}>
        <Pagination
          label={texts.pages}
          previousLabel={texts.previous}
          nextLabel={texts.next}
          labelLang={langOf(listMessages.next)}
          page={page}
          pages={pages}
          linkTo={number => <Link to={{ search: pageSearch(search, number) }} preventScrollReset />}
        />
      </div>
    </>
  )
}
