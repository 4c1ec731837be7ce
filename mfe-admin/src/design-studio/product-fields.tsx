import { canvasSize, printAreaPixels } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { printAreaMm, productCategories } from '@stampa/rules/printing'
import type { ReactElement } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import {
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useField,
} from '../shared/form/fields.tsx'
import formStyles from '../shared/form/form.module.css'
import { type PricedProduct, PriceTableInput } from '../shared/price-table/price-table-input.tsx'
import { RecordInputs } from '../shared/resource/record-inputs.tsx'
import type { StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import {
  type AreaField,
  areaFieldName,
  areaFields,
  areaIn,
  type PrintAreaValues,
  type PrintSide,
} from './print-areas.ts'
import { type ProductValues, productTexts } from './products.action.ts'

interface ProductFieldsProps {
  /** The stored product, for its pictures; left out for a new one. */
  product?: StudioProduct
  /** Products of the catalogue, whose price tables can be copied. */
  priced?: readonly PricedProduct[]
  control: Control<ProductValues>
}

export function ProductFields(props: ProductFieldsProps): ReactElement {
  const { product, priced = [], control } = props
  const texts = useMessages(designStudioMessages)
  return (
    <>
      <RecordInputs fields={productTexts} row={product} control={control} />
      <SelectInput
        control={control}
        name="category"
        label={texts.category}
        options={productCategories.map(value => ({ value, label: texts.categories[value] }))}
      />
      <NumberInput control={control} name="displayOrder" label={texts.displayOrder} min={0} />
      {product && (
        <>
          <TextInput control={control} name="sizes" label={texts.sizes} hint={texts.sizesHint} />
          <PrintAreaFields product={product} control={control} />
          <PriceTableInput
            control={control}
            name="priceTable"
            label={texts.prices}
            sources={priced}
          />
        </>
      )}
      <SwitchInput control={control} name="active" label={texts.active} />
    </>
  )
}

/** The print area of each side of a product, drawn on the pictures of its first color. */
function PrintAreaFields({
  product,
  control,
}: Required<Pick<ProductFieldsProps, 'product' | 'control'>>): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { colorVariants } = product
  const areas = control as unknown as Control<PrintAreaValues>
  const isBackPrinted = useWatch({ control: areas, name: 'printedBack' })
  // The service reports errors of both sides under this name.
  const { error } = useField<undefined>(control, 'printAreas')
  const withBack = colorVariants.find(({ backImage }) => backImage !== null)
  return (
    <>
      <SideFields
        side="front"
        control={areas}
        picture={colorVariants[0]?.frontImage}
        error={error}
      />
      <SwitchInput control={areas} name="printedBack" label={texts.printedBack} />
      {isBackPrinted && (
        <SideFields side="back" control={areas} picture={withBack?.backImage ?? undefined} />
      )}
    </>
  )
}

interface SideFieldsProps {
  side: PrintSide
  control: Control<PrintAreaValues>
  /** Address of the side's picture, if a color has one. */
  picture: string | undefined
  error?: string | undefined
}

const bounds: Record<AreaField, { min: number; max: number; step: number }> = {
  widthMm: { ...printAreaMm, step: 1 },
  heightMm: { ...printAreaMm, step: 1 },
  x: { min: 0, max: 100, step: 0.5 },
  y: { min: 0, max: 100, step: 0.5 },
  width: { min: 1, max: 100, step: 0.5 },
}

/** Share of the canvas that the picture takes; public site specification, section 9. */
const pictureShare = 0.9

function SideFields({ side, control, picture, error }: SideFieldsProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const values = useWatch({ control }) as PrintAreaValues
  const { left, top, width, height } = printAreaPixels(areaIn(values, side))
  const inset = (canvasSize * (1 - pictureShare)) / 2
  return (
    <fieldset className={styles.side} aria-invalid={error ? true : undefined}>
      <legend className={formStyles.legend}>{texts.printAreaOf(texts.views[side])}</legend>
      <svg viewBox={`0 0 ${canvasSize} ${canvasSize}`} aria-hidden="true" className={styles.canvas}>
        {picture && (
          <image
            href={picture}
            x={inset}
            y={inset}
            width={canvasSize * pictureShare}
            height={canvasSize * pictureShare}
          />
        )}
        <rect x={left} y={top} width={width} height={height} className={styles.area} />
      </svg>
      <div className={styles.fields}>
        {areaFields.map(field => (
          <NumberInput
            key={field}
            control={control}
            label={texts.areaFields[field]}
            name={areaFieldName(side, field)}
            {...bounds[field]}
          />
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}
