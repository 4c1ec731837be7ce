import type { PriceChoice, PriceTable } from '@stampa/pricing'
import { ChoiceFields } from '@stampa/ui/price/choice-fields.tsx'
import { EstimateView } from '@stampa/ui/price/estimate-view.tsx'
import type { ReactElement } from 'react'
import styles from './custom-order.module.css'

export interface ProductEstimateProps {
  table: PriceTable
  choice: PriceChoice
  /** As typed. */
  quantity: string
  /** The present day, `YYYY-MM-DD`. */
  today: string
  onChoice: (choice: PriceChoice) => void
  onQuantity: (quantity: string) => void
  /** Returns the name of a field in the form. */
  nameOf: (field: keyof PriceChoice) => string
}

/** Print and price of a selected product. */
export function ProductEstimate(props: ProductEstimateProps): ReactElement | null {
  const { table, choice, onChoice, nameOf, ...view } = props
  return (
    <div className={styles.estimate}>
      <div className={styles.choice}>
        <ChoiceFields {...{ table, choice, nameOf }} onChange={onChoice} />
      </div>
      <EstimateView {...{ table, choice, ...view }} />
    </div>
  )
}
