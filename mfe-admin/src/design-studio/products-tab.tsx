import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { errorsOf, useFormState } from '../shared/form/use-form-state.ts'
import { DeleteDialog } from '../shared/trash/delete-dialog.tsx'
import type { ColorVariant, StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import { ProductCard } from './product-card.tsx'
import { ProductFields, productToForm } from './product-fields.tsx'

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

const blank = productToForm(undefined)

/** Form 'Add New Product'. */
function NewProductForm(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const say = useAnswerText()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const saving = state !== 'idle'
  const form = useFormState(outcome)
  const handled = useRef(outcome)
  const isDone = outcome?.ok === true && !saving
  useEffect(() => {
    if (!isDone || handled.current === outcome) return
    handled.current = outcome
    form.element.current?.reset()
  }, [isDone, outcome, form.element])

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    submit(new FormData(event.currentTarget), {
      method: 'post',
      action: '/admin/design-studio',
    })
  }
  const errors = useMemo(() => errorsOf(outcome, say), [outcome, say])
  const refusal = outcome && !outcome.ok ? outcome.message : undefined
  return (
    <form ref={form.ref} noValidate onSubmit={save} className={styles.form}>
      <h2>{texts.addProduct}</h2>
      <FormErrorSummary errors={refusal ? [{ message: say(refusal) }] : []} />
      <ProductFields values={blank} errors={errors} />
      <Button type="submit" variant="primary" loading={saving}>
        {saving ? texts.creating : texts.create}
      </Button>
    </form>
  )
}
