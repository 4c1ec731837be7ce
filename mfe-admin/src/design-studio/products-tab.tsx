import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type ReactElement, useState } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { useSubmittedForm } from '../shared/form/use-submitted-form.ts'
import { Allowed } from '../shared/permissions.tsx'
import { DeleteDialog } from '../shared/trash/record-dialogs.tsx'
import type { StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import { ProductCard } from './product-card.tsx'
import { ProductFields } from './product-fields.tsx'
import { productRules, productToValues } from './products.action.ts'

/** The deletion of a product or a color that waits for its confirmation. */
interface Deletion {
  /** Address of the product or color, below that of all products. */
  path: string
  question: string
  /** Name and consequences. */
  text: string
}

interface ProductsTabProps {
  /** Null if they could not be loaded. */
  products: readonly StudioProduct[] | null
}

export function ProductsTab({ products }: ProductsTabProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { deleteNote } = useMessages(orderMessages)
  const [deleting, setDeleting] = useState<Deletion>()
  return (
    <div className={styles.tab}>
      <Allowed to="write">
        <NewProductForm />
      </Allowed>
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
                onDelete={() =>
                  setDeleting({
                    path: product._id,
                    question: texts.confirmDeleteProduct,
                    text: `${product.name}. ${deleteNote}`,
                  })
                }
                onDeleteVariant={({ _id, colorName }) =>
                  setDeleting({
                    path: `${product._id}/color-variants/${_id}`,
                    question: texts.confirmDeleteVariant,
                    text: `${product.name}, ${colorName}. ${texts.deleteVariantNote}`,
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {deleting && (
        <DeleteDialog
          key={deleting.path}
          action={`/admin/design-studio/products/${deleting.path}`}
          question={deleting.question}
          onClose={() => setDeleting(undefined)}
        >
          {deleting.text}
        </DeleteDialog>
      )}
    </div>
  )
}

const blank = productToValues(undefined)

function NewProductForm(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { control, isBusy, errors, element } = useSubmittedForm(blank, productRules)
  return (
    <form {...element} className={styles.form}>
      <h2>{texts.addProduct}</h2>
      <FormErrorSummary errors={errors} />
      <ProductFields control={control} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {isBusy ? texts.creating : texts.create}
      </Button>
    </form>
  )
}
