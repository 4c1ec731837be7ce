import { Link, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useId } from 'react'
import type { CardData } from '../../shared/product-card/card-data.ts'
import { ProductGrid } from '../../shared/product-list/product-grid.tsx'
import { homeMessages } from '../home.messages.ts'
import { SectionHeader } from '../section-header.tsx'

/** The products that the shop features. Nothing when there is none. */
export function ProductTeaser({ products }: { products: CardData[] }): ReactElement | null {
  const titleId = useId()
  const { featured, allProducts } = useMessages(homeMessages)
  if (products.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={featured}>
        <Button render={<Link to="/products" />}>{allProducts}</Button>
      </SectionHeader>
      <ProductGrid products={products} heading="h3" />
    </section>
  )
}
