import { canvasSize, printAreaPixels } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { NumberField } from '@stampa/ui/field/number-field.tsx'
import { type ReactElement, useState } from 'react'
import type { StudioProduct } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'
import styles from './design-studio.module.css'
import {
  type AreaField,
  areaFieldName,
  areaFields,
  type PrintArea,
  type PrintSide,
  printAreasIn,
  printedBack,
  shownValue,
  withShownValue,
} from './print-areas.ts'

interface PrintAreaFieldsProps {
  /** Its colours provide the pictures. */
  product: StudioProduct
  values: FormData
  error: string | undefined
}

/** Fields for position and size of each side's print area, drawn on the first colour's pictures. */
export function PrintAreaFields(props: PrintAreaFieldsProps): ReactElement {
  const { product, values, error } = props
  const texts = useMessages(designStudioMessages)
  const { colorVariants } = product
  const printAreas = printAreasIn(values)
  const [isBackPrinted, setBackPrinted] = useState(printAreas.back !== null)
  const withBack = colorVariants.find(({ backImage }) => backImage !== null)
  return (
    <>
      <SideFields
        side="front"
        initial={printAreas.front}
        picture={colorVariants[0]?.frontImage}
        error={error}
      />
      <SwitchField
        label={texts.printedBack}
        name={printedBack}
        checked={isBackPrinted}
        onChange={({ currentTarget }) => setBackPrinted(currentTarget.checked)}
      />
      {isBackPrinted && (
        <SideFields
          side="back"
          initial={printAreas.back ?? printAreas.front}
          picture={withBack?.backImage ?? undefined}
        />
      )}
    </>
  )
}

interface SideFieldsProps {
  side: PrintSide
  initial: PrintArea
  /** Address of the side's picture; undefined without one. */
  picture: string | undefined
  error?: string | undefined
}

const bounds: Record<AreaField, { min: number; max: number; step: number }> = {
  widthMm: { min: 10, max: 2000, step: 1 },
  heightMm: { min: 10, max: 2000, step: 1 },
  x: { min: 0, max: 100, step: 0.5 },
  y: { min: 0, max: 100, step: 0.5 },
  width: { min: 1, max: 100, step: 0.5 },
}

/** Share of the canvas that the picture covers; public site specification, section 9. */
const pictureShare = 0.9

function SideFields({ side, initial, picture, error }: SideFieldsProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const [area, setArea] = useState(initial)
  const { left, top, width, height } = printAreaPixels(area)
  const inset = (canvasSize * (1 - pictureShare)) / 2
  return (
    <fieldset className={styles.side} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{texts.printAreaOf(texts.views[side])}</legend>
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
          <NumberField
            key={field}
            label={texts.areaFields[field]}
            name={areaFieldName(side, field)}
            defaultValue={shownValue(initial, field)}
            {...bounds[field]}
            onValueChange={value => {
              if (value !== null) setArea(withShownValue(area, field, value))
            }}
          />
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}
