import { useMessages } from '@stampa/platform'
import { type PriceTable, plainPrices } from '@stampa/pricing'
import { type Words, wordIn } from '@stampa/rules/words'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { WantedPrice } from '@stampa/ui/price/choice.ts'
import { ChoiceFields } from '@stampa/ui/price/choice-fields.tsx'
import { EstimateView } from '@stampa/ui/price/estimate-view.tsx'
import { usePriceFormats } from '@stampa/ui/price/formats.ts'
import { pricesMessages } from '@stampa/ui/price/prices.messages.ts'
import { useWordLang } from '@stampa/ui/words/use-word-lang.ts'
import { type ReactElement, useId } from 'react'
import styles from './price-calculator.module.css'

interface PriceCalculatorProps {
  table: PriceTable
  words: Words | undefined
  /** The present day, `YYYY-MM-DD`. */
  today: string
  wanted: WantedPrice
  onChange: (wanted: WantedPrice) => void
}

/** Prices by quantity and technique; with JavaScript, the price of any choice. */
export function PriceCalculator(props: PriceCalculatorProps): ReactElement {
  const { table, words, today, wanted, onChange } = props
  const { quantity, choice } = wanted
  const texts = useMessages(pricesMessages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.calculator}>
      <h2 id={titleId} className={styles.title}>
        {texts.calculator}
      </h2>
      <PriceList table={table} words={words} />
      <div className={styles.live}>
        <div className={styles.fields}>
          <TextField
            label={texts.quantity}
            inputMode="numeric"
            autoComplete="off"
            value={quantity}
            onChange={({ currentTarget: { value } }) => onChange({ ...wanted, quantity: value })}
          />
          <ChoiceFields
            table={table}
            words={words}
            choice={choice}
            onChange={next => onChange({ ...wanted, choice: next })}
          />
        </div>
        <EstimateView
          {...{ table, choice, quantity, today }}
          onQuantity={next => onChange({ ...wanted, quantity: next })}
        />
      </div>
    </section>
  )
}

function PriceList({ table, words }: Pick<PriceCalculatorProps, 'table' | 'words'>): ReactElement {
  const texts = useMessages(pricesMessages)
  const { cents, count } = usePriceFormats()
  const langOf = useWordLang(words)
  const prices = plainPrices(table)
  const quantities = [...new Set(prices.map(({ quantity }) => quantity))]
  return (
    <div className={styles.list}>
      <table>
        <caption>{texts.prices}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.pieces}</th>
            {table.techniques.map(({ name }) => (
              <th key={name} scope="col" lang={langOf(name)}>
                {wordIn(words, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quantities.map(quantity => (
            <tr key={quantity}>
              <th scope="row">{count(quantity)}</th>
              {table.techniques.map(({ name }) => {
                const price = prices.find(
                  each => each.quantity === quantity && each.technique === name,
                )
                return <td key={name}>{price ? cents(price.netPerItem) : '–'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
