import { useLoaderData, useMessages } from '@stampa/platform'
import { type ReactElement, useState } from 'react'
import { labelIn } from '../shared/form/fields.tsx'
import { FormDialog } from '../shared/form/form-dialog.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { useRecordForm } from '../shared/form/use-record-form.ts'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import type { ProductData } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import { areaFieldName, areaFields, printSides } from './print-areas.ts'
import { ProductFields } from './product-fields.tsx'
import { productRules, productToValues } from './products.action.ts'

/** A product's own fields, over the list. */
export function Component(): ReactElement {
  const texts = useMessages(designStudioMessages)
  const data = useLoaderData<ProductData | null>()
  const close = useCloseForm({ id: 'design-studio' })
  if (!data) return <MissingDialog title={texts.missingProduct} onClose={close} />
  return <ProductDialog {...data} onClose={close} />
}

interface ProductDialogProps extends ProductData {
  onClose: () => void
}

function ProductDialog({ product, priced, onClose }: ProductDialogProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  // Reloaded data must not change an open form.
  const [opened] = useState(product)
  const areaLabels = Object.fromEntries(
    printSides.flatMap(side =>
      areaFields.map(field => [
        areaFieldName(side, field),
        `${texts.printAreaOf(texts.views[side])}: ${texts.areaFields[field]}`,
      ]),
    ),
  )
  const labels = { ...texts, ...areaLabels, name: texts.productName, priceTable: texts.prices }
  const form = useRecordForm({
    address: `/admin/design-studio/products/${opened._id}`,
    row: opened,
    latest: product,
    toValues: productToValues,
    rules: productRules,
    labelOf: field => labelIn(labels, field) ?? field,
    valueLabel: (field, value) =>
      field === 'category' ? labelIn(texts.categories, String(value)) : undefined,
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title={texts.editOf(opened.name)} onClose={onClose}>
      <ProductFields product={opened} priced={priced} control={form.control} />
    </FormDialog>
  )
}
