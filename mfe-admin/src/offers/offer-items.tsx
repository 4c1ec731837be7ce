import { useMessages } from '@stampa/platform'
import { decimalNumber, divideRounded, type LineAmounts, parseHundredths } from '@stampa/pricing'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import { isFree, normalRate } from './draft.ts'
import { AmountCells, columnCount, OfferTableHead, SetupRow, TotalsRow } from './offer-amounts.tsx'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-form.module.css'
import type { Offer, OfferItem } from './offers.data.ts'

export function OfferItems({ offer }: { offer: Offer }): ReactElement {
  const texts = useMessages(offerFormMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section aria-label={texts.items} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <OfferTableHead />
        {offer.items.map(item => (
          <ItemRows key={item._id} item={item} />
        ))}
        {offer.setup && <SetupRow amounts={amountsOf({ ...offer.setup, quantity: 1 })} />}
        <tfoot>
          <TotalsRow totals={offer} />
        </tfoot>
      </table>
    </section>
  )
}

function ItemRows({ item }: { item: OfferItem }): ReactElement {
  const texts = useMessages(offerFormMessages)
  const { count, euro, percent } = useFormats()
  const { sku } = item
  const nameWithout = isFree(item) ? item.productDescription : texts.unknownProduct
  const discount = (item.discountKind === 'percent' ? percent : euro)(item.discount)
  return (
    <tbody className={styles.item}>
      <tr>
        <th scope="rowgroup" colSpan={columnCount} className={styles.header}>
          <div className={styles.product}>
            <span>{sku ? `${sku.skuCode} - ${sku.productDescription}` : nameWithout}</span>
            {item.belowMinimumOrder && (
              <p className={styles.warning}>{texts.belowMinimum(count(item.minimumOrderItems))}</p>
            )}
            {item.setupFee > 0 && (
              <p className={styles.breaks}>
                {texts.lineSetupFee}: {euro(item.setupFee)}
              </p>
            )}
            {item.printPositions.length > 0 && (
              <p className={styles.breaks}>{item.printPositions.join(', ')}</p>
            )}
            {item.discount > 0 && <p className={styles.breaks}>{texts.discounted(discount)}</p>}
            {`${item.vatRate}` !== normalRate && (
              <p className={styles.breaks}>{texts.vatOf(`${item.vatRate}%`)}</p>
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
          </div>
        </th>
      </tr>
      <tr>
        <td className={styles.amount}>{count(item.quantity)}</td>
        <td className={styles.amount}>{euro(item.printCostPerItem)}</td>
        <td className={styles.amount}>{percent(item.marginPercentage)}</td>
        <AmountCells amounts={amountsOf(item)} />
      </tr>
    </tbody>
  )
}

type StoredLine = Record<keyof LineAmounts, number> & { quantity: number }

/** Adds the costs of one item to the amounts of a line, EUR. */
function amountsOf(line: StoredLine) {
  const perItem = (amount: number) => {
    const cents = parseHundredths(amount)
    if (cents === undefined) throw new RangeError(`${amount} is not an amount`)
    return decimalNumber(divideRounded(cents, BigInt(line.quantity)))
  }
  return {
    ...line,
    costPerItemWithoutVAT: perItem(line.totalCostWithoutVAT),
    costPerItem: perItem(line.totalCost),
  }
}
