import { useMessages } from '@stampa/platform'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { type ReactElement, useState } from 'react'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import type { ColorVariant, StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { ListFailure } from './list-failure.tsx'
import { NewProductForm } from './new-product-form.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './products-tab.module.css'

/** What is to be deleted: a product, or one of its colours. */
interface Deleting {
  product: StudioProduct
  variant?: ColorVariant
}

interface ProductsTabProps {
  /** Null when they could not be loaded. */
  products: readonly StudioProduct[] | null
}

/** The form of a new product beside all that there are. */
export function ProductsTab({ products }: ProductsTabProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const [deleting, setDeleting] = useState<Deleting>()
  return (
    <div className={styles.tab}>
      <NewProductForm />
      {!products && <ListFailure title={texts.productsFailed} />}
      {products?.length === 0 && (
        <EmptyState title={texts.noProducts}>{texts.noProductsText}</EmptyState>
      )}
      {products && products.length > 0 && (
        <ul className={styles.list}>
          {products.map(product => (
            <li key={product._id}>
              <ProductCard
                product={product}
                onDelete={() => setDeleting({ product })}
                onDeleteVariant={variant => setDeleting({ product, variant })}
              />
            </li>
          ))}
        </ul>
      )}
      {deleting && (
        <DeleteProductDialog
          key={deleting.variant?._id ?? deleting.product._id}
          {...deleting}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </div>
  )
}

function DeleteProductDialog({
  product,
  variant,
  onClose,
}: Deleting & { onClose: () => void }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const address = `/admin/design-studio/products/${product._id}`
  return (
    <DeleteDialog
      action={variant ? `${address}/color-variants/${variant._id}` : address}
      question={variant ? texts.confirmDeleteVariant : texts.confirmDeleteProduct}
      onClose={onClose}
    >
      {product.name}
      {variant ? `, ${variant.colorName}. ${texts.deleteVariantNote}` : `. ${texts.deleteNote}`}
    </DeleteDialog>
  )
}
