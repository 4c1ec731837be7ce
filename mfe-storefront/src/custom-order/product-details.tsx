import { defineMessages, useLanguage, useMessages } from '@stampa/platform'
import type { PriceChoice } from '@stampa/pricing'
import {
  maxPieces,
  type PrintPosition,
  positionsText,
  printPositions,
} from '@stampa/rules/printing'
import { type Offered, readRoster, rosterPieces } from '@stampa/rules/roster'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { restoreFields } from '@stampa/ui/field/use-kept-fields.ts'
import { ChoiceFields } from '@stampa/ui/price/choice-fields.tsx'
import { EstimateView } from '@stampa/ui/price/estimate-view.tsx'
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ClosedSection } from './closed-section.tsx'
import type { OrderFormData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import { choiceField, type OrderedItem, positionsField, rosterField } from './order-rules.ts'
import { RosterField } from './roster-field.tsx'
import { SizeMatrix } from './size-matrix.tsx'

const messages = defineMessages({
  positions: { el: 'Θέσεις εκτύπωσης', en: 'Print positions' },
  positionsHint: {
    el: 'Αν ξέρετε πού ακριβώς θα τυπωθεί. Κάθε θέση μετρά για μία πλευρά.',
    en: 'If you know exactly where it is printed. Each position counts as a side.',
  },
})

export interface ProductDetailsProps extends Pick<OrderFormData, 'today'> {
  product: OrderFormData['products'][number]
  /** The product in the initial selection. */
  item: OrderedItem | undefined
  /** As typed. */
  quantity: string
  /** Undefined where the quantity is the sum of the matrix. */
  onQuantity: ((quantity: string) => void) | undefined
  /** Null without a price table. */
  choice: PriceChoice | null
  onChoice: (choice: PriceChoice) => void
  /** Receives the number of pieces in the matrix, or of names and numbers. */
  onTotal: (total: number) => void
  errorOf: (field: string) => string | undefined
}

/** Sizes and colours, names and numbers, print positions and price of a selected product. */
export function ProductDetails(props: ProductDetailsProps): ReactElement | null {
  const { product, item, today, quantity, onQuantity, choice, onChoice, onTotal, errorOf } = props
  const { _id, colours, sizes, priceTable: table } = product
  const [positions, setPositions] = useState(item?.positions ?? [])
  const isVaried = colours.length > 1 || sizes.length > 0
  const cells = Math.max(1, colours.length) * Math.max(1, sizes.length)
  const hasMatrix = isVaried && cells <= maxPieces
  const offered: Offered = hasMatrix ? { size: sizes, colour: colours } : { size: [], colour: [] }
  const [typed, setTyped] = useState(item?.roster?.text ?? '')
  const { rows, faults } = readRoster(typed, offered)
  const printed = choice && { ...choice, sides: positions.length || choice.sides }
  const takeRoster = (text: string) => {
    const next = readRoster(text, offered).rows.length
    setTyped(text)
    if (!hasMatrix && next !== rows.length) onTotal(next)
  }
  return (
    <>
      {hasMatrix && (
        <SizeMatrix
          {...{ colours, sizes, errorOf, onTotal }}
          product={_id}
          pieces={item?.pieces ?? []}
          fixed={rows.length > 0 ? rosterPieces(rows, offered) : undefined}
        />
      )}
      <RosterField
        {...{ offered, rows, faults }}
        product={_id}
        initial={item?.roster?.text ?? ''}
        error={errorOf(rosterField(_id))}
        onText={takeRoster}
      />
      <PositionFields product={_id} positions={positions} onChange={setPositions} />
      {table && printed && (
        <div className={styles.estimate}>
          <div className={styles.choice}>
            <ChoiceFields
              table={table}
              choice={printed}
              hasSides={positions.length === 0}
              nameOf={field => choiceField(_id, field)}
              onChange={onChoice}
            />
          </div>
          <EstimateView {...{ table, quantity, today, onQuantity }} choice={printed} />
        </div>
      )}
    </>
  )
}

interface PositionFieldsProps {
  /** Id. */
  product: string
  positions: PrintPosition[]
  onChange: (positions: PrintPosition[]) => void
}

function PositionFields({ product, positions, onChange }: PositionFieldsProps): ReactElement {
  const texts = useMessages(messages)
  const language = useLanguage()
  const group = useRef<HTMLFieldSetElement>(null)
  const inputs = () => [...(group.current?.querySelectorAll('input') ?? [])]
  const read = () => onChange(printPositions.filter((_, index) => inputs()[index]?.checked))
  const restore = useEffectEvent(() => {
    restoreFields(inputs(), read)
  })
  // A form restores what was typed before in its own effect, which may run before these fields exist, or after it.
  useEffect(() => queueMicrotask(() => restore()), [])
  return (
    <ClosedSection
      title={[texts.positions, positionsText(positions, language)].filter(Boolean).join(': ')}
    >
      <p className={styles.hint}>{texts.positionsHint}</p>
      <fieldset ref={group} aria-label={texts.positions} onChange={read} className={styles.areas}>
        {printPositions.map(position => (
          <CheckboxField
            key={position}
            name={positionsField(product)}
            value={position}
            label={positionsText([position], language)}
            defaultChecked={positions.includes(position)}
          />
        ))}
      </fieldset>
    </ClosedSection>
  )
}
