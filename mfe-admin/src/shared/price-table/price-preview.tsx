import { useMessages } from '@stampa/platform'
import {
  decimalNumber,
  type Editable,
  type PriceTable,
  plainPrices,
  tableFaults,
} from '@stampa/pricing'
import type { ReactElement } from 'react'
import frame from '../form/editor.module.css'
import { useFormats } from '../use-formats.ts'
import { priceTableMessages } from './price-table.messages.ts'
import styles from './price-table-input.module.css'

/** Prices that follow from a table, by quantity and technique, as visitors see them. */
export function PricePreview({ table }: { table: Editable<PriceTable> }): ReactElement {
  const texts = useMessages(priceTableMessages)
  const { count, euro } = useFormats()
  if (!isComplete(table)) return <p className={frame.hint}>{texts.incomplete}</p>
  const prices = plainPrices(table)
  const quantities = [...new Set(prices.map(({ quantity }) => quantity))]
  return (
    <div className={styles.preview}>
      <table>
        <caption>{texts.preview}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.pieces}</th>
            {table.techniques.map(({ name }) => (
              <th key={name} scope="col">
                {name}
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
                return <td key={name}>{price ? euro(decimalNumber(price.netPerItem)) : '–'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isComplete(table: Editable<PriceTable>): table is PriceTable {
  return tableFaults(table).length === 0
}
