import { defineMessages, useLanguage, useMessages } from '@stampa/platform'
import type { PriceChoice } from '@stampa/pricing'
import { areasText, maxPieces, type PrintPosition, positionsText } from '@stampa/rules/printing'
import { type Offered, readRoster, rosterPieces } from '@stampa/rules/roster'
import { wordIn } from '@stampa/rules/words'
import { Button } from '@stampa/ui/button/button.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { restoreFields } from '@stampa/ui/field/use-kept-fields.ts'
import { possibleChoice, techniqueOf } from '@stampa/ui/price/choice.ts'
import { ChoiceFields } from '@stampa/ui/price/choice-fields.tsx'
import { EstimateView } from '@stampa/ui/price/estimate-view.tsx'
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SizeCharts } from '../size-charts/size-charts.tsx'
import { ClosedSection } from './closed-section.tsx'
import type { OrderFormData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import {
  choiceField,
  fullColourTechnique,
  type OrderedItem,
  positionsField,
  positionsOf,
  rosterField,
  sidesOf,
  type TypedOrder,
} from './order-rules.ts'
import { RosterField } from './roster-field.tsx'
import { SizeMatrix } from './size-matrix.tsx'

const messages = defineMessages({
  positions: { el: 'Θέσεις εκτύπωσης', en: 'Print positions' },
  positionsHint: {
    el: 'Αν ξέρετε πού ακριβώς θα τυπωθεί. Κάθε θέση μετρά για μία πλευρά.',
    en: 'If you know exactly where it is printed. Each position counts as a side.',
  },
  sidesOfAreas: {
    el: (sides: number, areas: string) => `${sides} πλευρές, από το «Πού θα τυπωθεί»: ${areas}.`,
    en: (sides: number, areas: string) => `${sides} sides, from “Where to print”: ${areas}.`,
  },
  manyColours: {
    el: 'Η εικόνα σας ίσως χρειάζεται περισσότερα χρώματα· θα σας πούμε.',
    en: 'Your picture may need more colours; we will tell you.',
  },
  fullColour: {
    el: (technique: string) => `Αλλαγή σε ${technique}`,
    en: (technique: string) => `Switch to ${technique}`,
  },
})

export interface ProductDetailsProps extends Pick<OrderFormData, 'today'> {
  product: OrderFormData['products'][number]
  /** The product in the initial selection. */
  item: OrderedItem | undefined
  order: TypedOrder | undefined
  /** As typed. */
  quantity: string
  /** Undefined where the quantity is the sum of the matrix. */
  onQuantity: ((quantity: string) => void) | undefined
  /** Null without a price table. */
  choice: PriceChoice | null
  onChoice: (choice: PriceChoice) => void
  /** Receives the number of pieces in the matrix, or of names and numbers. */
  onTotal: (total: number) => void
  /** Called after each change of a value that is no input of the visitor. */
  onChange: () => void
  errorOf: (field: string) => string | undefined
}

/** Sizes and colours, names and numbers, print positions and price of a selected product. */
export function ProductDetails(props: ProductDetailsProps): ReactElement | null {
  const { product, item, order, today, quantity, onQuantity, choice, onChoice } = props
  const { onTotal, onChange, errorOf } = props
  const { _id, colours, sizes, sizeCharts, priceTable: table, words } = product
  const texts = useMessages(messages)
  const language = useLanguage()
  const areas = order?.options ?? []
  const [positions, setPositions] = useState(item?.positions ?? [])
  const isVaried = colours.length > 1 || sizes.length > 0
  const cells = Math.max(1, colours.length) * Math.max(1, sizes.length)
  const hasMatrix = isVaried && cells <= maxPieces
  const offered: Offered = hasMatrix
    ? { size: sizes, colour: colours, words }
    : { size: [], colour: [] }
  const [typed, setTyped] = useState(item?.roster?.text ?? '')
  const { rows, faults } = readRoster(typed, offered)
  const takeRoster = (text: string) => {
    const next = readRoster(text, offered).rows.length
    setTyped(text)
    if (!hasMatrix && next !== rows.length) onTotal(next)
  }
  const technique = table && choice && techniqueOf(table, choice)
  const sides = technique ? sidesOf(positions, areas, technique.sides) : undefined
  const printed = choice && { ...choice, sides: sides ?? choice.sides }
  const isAreas = sides !== undefined && positions.length === 0
  const fullColour = table && fullColourTechnique(table)
  const takeChange = useEffectEvent(onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields change with them
  useEffect(() => takeChange(), [positions, typed, sides])
  return (
    <>
      <SizeCharts charts={sizeCharts} />
      {hasMatrix && (
        <SizeMatrix
          {...{ colours, sizes, words, errorOf, onTotal }}
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
      <PositionFields {...{ product, positions }} onChange={setPositions} />
      {table && choice && printed && (
        <div className={styles.estimate}>
          <div className={styles.choice}>
            <ChoiceFields
              {...{ table, words, choice: printed, onChange: onChoice }}
              hasSides={sides === undefined}
              nameOf={field => choiceField(_id, field)}
            />
            {isAreas && (
              <p className={styles.hint}>
                <input type="hidden" name={choiceField(_id, 'sides')} value={sides} />
                {texts.sidesOfAreas(sides, areasText(areas, language))}
              </p>
            )}
          </div>
          <div>
            <EstimateView {...{ table, quantity, today, onQuantity }} choice={printed} />
            {order?.hasImage && technique && choice.colours === 1 && technique.colours > 1 && (
              <p role="status" className={styles.hint}>
                {texts.manyColours}{' '}
                {fullColour && (
                  <Button
                    size="small"
                    onClick={() =>
                      onChoice(possibleChoice(table, { ...choice, technique: fullColour }))
                    }
                  >
                    {texts.fullColour(wordIn(words, fullColour))}
                  </Button>
                )}
              </p>
            )}
          </div>
        </div>
      )}
    </>
  )
}

interface PositionFieldsProps {
  product: OrderFormData['products'][number]
  positions: PrintPosition[]
  onChange: (positions: PrintPosition[]) => void
}

function PositionFields({ product, positions, onChange }: PositionFieldsProps): ReactElement {
  const texts = useMessages(messages)
  const language = useLanguage()
  const group = useRef<HTMLFieldSetElement>(null)
  const inputs = () => [...(group.current?.querySelectorAll('input') ?? [])]
  const offered = positionsOf(product)
  const read = () => onChange(offered.filter((_, index) => inputs()[index]?.checked))
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
        {offered.map(position => (
          <CheckboxField
            key={position}
            name={positionsField(product._id)}
            value={position}
            label={positionsText([position], language)}
            defaultChecked={positions.includes(position)}
          />
        ))}
      </fieldset>
    </ClosedSection>
  )
}
