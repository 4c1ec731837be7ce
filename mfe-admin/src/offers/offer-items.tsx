import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import { AmountCells, OfferTableHead, TotalsRow } from './amount-cells.tsx'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-table.module.css'
import type { Offer, OfferItem } from './offers.data.ts'
import { amountsOf, totalsOf } from './stored-amounts.ts'

/** The lines of a stored offer, with the same columns as its form. */
export function OfferItems({ offer }: { offer: Offer }): ReactElement {
  const texts = useMessages(offerFormMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={texts.items} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <OfferTableHead leading={[texts.product, texts.quantity, texts.printCost, texts.margin]} />
        <tbody>
          {offer.items.map(item => (
            <ItemRow key={item._id} item={item} />
          ))}
          {offer.setup && (
            <tr className={styles.row}>
              <th scope="row" colSpan={4} className={styles.product}>
                {texts.setup}
              </th>
              <AmountCells amounts={amountsOf({ ...offer.setup, quantity: 1 })} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <TotalsRow totals={totalsOf(offer)} leading={4} />
        </tfoot>
      </table>
    </section>
  )
}

function ItemRow({ item }: { item: OfferItem }): ReactElement {
  const texts = useMessages(offerFormMessages)
  const { count, euro, percent } = useFormats()
  const { sku } = item
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.product}>
        {sku ? `${sku.skuCode} - ${sku.productDescription}` : texts.unknownProduct}
        {item.belowMinimumOrder && (
          <p className={styles.warning}>{texts.belowMinimum(count(item.minimumOrderItems))}</p>
        )}
        {item.setupFee > 0 && (
          <p className={styles.breaks}>
            {texts.lineSetupFee}: {euro(item.setupFee)}
          </p>
        )}
        {item.quantityBreaks.length > 0 && (
          <ul className={styles.breaks}>
            {item.quantityBreaks.map(({ quantity, sellingPricePerItemWithVAT }) => (
              <li key={quantity}>
                {euro(sellingPricePerItemWithVAT)} {texts.breakLine(count(quantity))}
              </li>
            ))}
          </ul>
        )}
      </th>
      <td className={styles.amount}>{count(item.quantity)}</td>
      <td className={styles.amount}>{euro(item.printCostPerItem)}</td>
      <td className={styles.amount}>{percent(item.marginPercentage)}</td>
      <AmountCells amounts={amountsOf(item)} />
    </tr>
  )
}
