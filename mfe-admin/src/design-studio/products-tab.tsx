import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { useValidatedForm } from '../shared/form/use-validated-form.ts'
import { toRequestBody } from '../shared/form/values.ts'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import type { ColorVariant, StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import { ProductCard } from './product-card.tsx'
import { ProductFields } from './product-fields.tsx'
import { productRules, productToValues } from './product-form.ts'

/** The product, or the colour of it, to be deleted. */
interface Deleting {
  product: StudioProduct
  variant?: ColorVariant
}

interface ProductsTabProps {
  products: readonly StudioProduct[]
  /** Replaces the products if they could not be loaded. */
  failure?: ReactNode
}

/** Form of a new product, beside the list of products. */
export function ProductsTab({ products, failure }: ProductsTabProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const [deleting, setDeleting] = useState<Deleting>()
  return (
    <div className={styles.tab}>
      <NewProductForm />
      {failure}
      {!failure && products.length === 0 && (
        <EmptyState title={texts.noProducts}>{texts.noProductsText}</EmptyState>
      )}
      {products.length > 0 && (
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
  const { deleteNote } = useMessages(orderMessages)
  const address = `/admin/design-studio/products/${product._id}`
  return (
    <DeleteDialog
      action={variant ? `${address}/color-variants/${variant._id}` : address}
      question={variant ? texts.confirmDeleteVariant : texts.confirmDeleteProduct}
      onClose={onClose}
    >
      {product.name}
      {variant ? `, ${variant.colorName}. ${texts.deleteVariantNote}` : `. ${deleteNote}`}
    </DeleteDialog>
  )
}

const blank = productToValues(undefined)

/** Form 'Add New Product'. */
function NewProductForm(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const isSaving = state !== 'idle'
  const form = useValidatedForm({
    defaultValues: blank,
    rules: productRules,
    isNew: true,
    outcome,
    onValid: values => {
      submit(toRequestBody(values), {
        method: 'post',
        action: '/admin/design-studio',
        encType: 'multipart/form-data',
      })
    },
  })
  const { reset } = form
  const isDone = outcome?.ok === true && !isSaving
  useEffect(() => {
    if (isDone) reset(blank)
  }, [isDone, reset])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) void form.submit()
  }
  const refusal = outcome && !outcome.ok ? outcome.message : undefined
  return (
    <form ref={form.element} noValidate onSubmit={onSubmit} className={styles.form}>
      <h2>{texts.addProduct}</h2>
      <FormErrorSummary errors={refusal ? [{ message: say(refusal) }] : []} />
      <ProductFields control={form.control} />
      <Button type="submit" variant="primary" loading={isSaving}>
        {isSaving ? texts.creating : texts.create}
      </Button>
    </form>
  )
}
