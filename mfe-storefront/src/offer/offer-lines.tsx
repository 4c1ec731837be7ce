import { locales, useLanguage, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { OfferData } from './offer.data.ts'
import { offerMessages } from './offer.messages.ts'
import styles from './offer-lines.module.css'

/** What is offered, line by line, and what it comes to. */
export function OfferLines({ offer }: { offer: NonNullable<OfferData['offer']> }): ReactElement {
  const texts = useMessages(offerMessages)
  const locale = locales[useLanguage()]
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const count = new Intl.NumberFormat(locale)
  const sums = [
    [texts.net, offer.netTotal],
    [texts.vat, offer.vat],
    [texts.total, offer.total],
  ] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is scrolled sideways, by keyboard too.
    <section aria-label={texts.items} tabIndex={0} className={styles.scroll}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{texts.description}</th>
            <th scope="col" className={styles.number}>
              {texts.quantity}
            </th>
            <th scope="col" className={styles.number}>
              {texts.perItem}
            </th>
            <th scope="col" className={styles.number}>
              {texts.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {offer.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand twice, and none ever moves.
            <tr key={index}>
              <td>
                {item.description}
                {item.quantityBreaks.map(({ quantity, pricePerItemWithoutVAT }) => (
                  <p key={quantity} className={styles.breaks}>
                    {texts.otherQuantity(
                      count.format(quantity),
                      euro.format(pricePerItemWithoutVAT),
                    )}
                  </p>
                ))}
              </td>
              <td className={styles.number}>{count.format(item.quantity)}</td>
              <td className={styles.number}>{euro.format(item.pricePerItemWithoutVAT)}</td>
              <td className={styles.number}>{euro.format(item.netTotal)}</td>
            </tr>
          ))}
          {offer.setup && (
            <tr>
              <td colSpan={3}>{texts.setup}</td>
              <td className={styles.number}>{euro.format(offer.setup.netTotal)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {sums.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row" colSpan={3}>
                {label}
              </th>
              <td className={styles.number}>{euro.format(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}
