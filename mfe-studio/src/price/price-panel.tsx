import { useMessages } from '@stampa/platform'
import { estimatePrice, type PriceTable } from '@stampa/pricing'
import { wordIn } from '@stampa/rules/words'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { ChoiceFields } from '@stampa/ui/price/choice-fields.tsx'
import { EstimateView } from '@stampa/ui/price/estimate-view.tsx'
import { usePriceFormats } from '@stampa/ui/price/formats.ts'
import { pricesMessages } from '@stampa/ui/price/prices.messages.ts'
import { type ReactElement, useId } from 'react'
import { type PrintChoice, readQuantity } from '../mockups/mockup.ts'
import type { Product } from '../studio/studio.data.ts'
import { priceMessages } from './price.messages.ts'
import styles from './price-panel.module.css'

/** What the visitor has entered for the price; the rest follows the design. */
export interface WantedPrint {
  /** As typed; undefined: nothing yet. */
  quantity?: string
  choice?: Partial<PrintChoice>
}

interface PricePanelProps {
  product: Product
  /** Number of printed sides. */
  sides: number
  /** The present day, `YYYY-MM-DD`. */
  today: string
  wanted: WantedPrint
  /** The entered choice, with the suggestion for the rest; undefined without prices. */
  choice: PrintChoice | undefined
  /** Whether it prints the design with all its colours: otherwise the price needs an offer. */
  isAsIs: boolean | undefined
  /** Name of the technique to switch to. */
  better: string | undefined
  onChange: (wanted: WantedPrint) => void
}

/** Returns the quantity that the panel shows: as typed, or the lowest one with a price. */
export function shownQuantity(
  table: PriceTable,
  choice: PrintChoice,
  { quantity }: WantedPrint,
): string {
  const [lowest] = table.techniques.find(({ name }) => name === choice.technique)?.tiers ?? []
  return quantity ?? String(lowest?.quantity ?? 1)
}

/** Price of the design on its product, which follows each change; or that the price needs an offer. */
export function PricePanel(props: PricePanelProps): ReactElement {
  const { product, sides, today, wanted, choice: suggested, isAsIs, better, onChange } = props
  const texts = useMessages(pricesMessages)
  const { title, oneSide, bothSides, oneSideOnly, notAsIs, switchTo } = useMessages(priceMessages)
  const titleId = useId()
  const { priceTable: table, words } = product
  const choice = suggested && { ...suggested, sides }
  const technique = table?.techniques.find(({ name }) => name === choice?.technique)
  const typed = table && choice ? shownQuantity(table, choice, wanted) : (wanted.quantity ?? '1')
  const quantity = readQuantity(typed)
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {table && <p className={styles.sides}>{sides > 1 ? bothSides : oneSide}</p>}
      </div>
      {!isAsIs && technique && (
        <p>
          <output>{texts.byOffer}</output>: {notAsIs}
        </p>
      )}
      {better !== undefined && (
        <Button
          size="small"
          onClick={() => onChange({ ...wanted, choice: { ...wanted.choice, technique: better } })}
        >
          {switchTo(wordIn(words, better))}
        </Button>
      )}
      {technique && technique.sides < sides && <p>{oneSideOnly(wordIn(words, technique.name))}</p>}
      {table && choice ? (
        <div className={styles.columns}>
          {isAsIs && (
            <EstimateView
              table={table}
              choice={choice}
              quantity={typeof quantity === 'number' ? String(quantity) : typed}
              today={today}
              onQuantity={next => onChange({ ...wanted, quantity: next })}
            />
          )}
          <div className={styles.fields}>
            <TextField
              label={texts.quantity}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget: { value } }) => onChange({ ...wanted, quantity: value })}
            />
            <ChoiceFields
              table={table}
              words={words}
              choice={choice}
              hasSides={false}
              onChange={({ sides: _, ...next }) =>
                onChange({ ...wanted, choice: { ...wanted.choice, ...changeOf(choice, next) } })
              }
            />
          </div>
        </div>
      ) : (
        <p>{texts.byOffer}</p>
      )}
    </section>
  )
}

/** Returns what the visitor has changed: with a technique only that, as it may have fewer colours than the design. */
function changeOf(choice: PrintChoice, next: PrintChoice): Partial<PrintChoice> {
  const { technique, colours, secondColours, options } = next
  if (technique !== choice.technique) return { technique }
  return {
    ...(colours !== choice.colours && { colours }),
    ...(secondColours !== choice.secondColours && { secondColours }),
    options,
  }
}

/** Price of a piece, for how many. */
export function PriceInShort({
  product,
  sides,
  wanted,
  choice,
  isAsIs,
}: Pick<PricePanelProps, 'product' | 'sides' | 'wanted' | 'choice' | 'isAsIs'>): ReactElement {
  const { byOffer, perItem } = useMessages(pricesMessages)
  const { atQuantity } = useMessages(priceMessages)
  const { cents, count } = usePriceFormats()
  const { priceTable: table } = product
  const quantity = table && choice && readQuantity(shownQuantity(table, choice, wanted))
  const estimate =
    table && choice && isAsIs && typeof quantity === 'number'
      ? estimatePrice(table, { ...choice, sides }, quantity)
      : undefined
  if (!estimate) return <>{byOffer}</>
  return (
    <>
      <strong>{cents(estimate.netPerItem)}</strong> {perItem}
      <small>{atQuantity(count(estimate.quantity))}</small>
    </>
  )
}
