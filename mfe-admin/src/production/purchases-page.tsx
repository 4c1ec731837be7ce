import { defineMessages, Link, useLoaderData, useLocation, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { ExportMenu } from '@stampa/ui/data-table/export-menu.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useId } from 'react'
import { useExport } from '../shared/calls/download.tsx'
import listStyles from '../shared/list/list-page.module.css'
import { useFormats } from '../shared/use-formats.ts'
import { exportedPurchases, type Purchases, productionPath } from './production.data.ts'
import { productionMessages } from './production.messages.ts'
import styles from './production.module.css'

const purchasesMessages = defineMessages({
  purchasesOf: {
    en: (jobs: number) => (jobs === 1 ? 'For one job' : `For ${jobs} jobs`),
    el: (jobs: number) => (jobs === 1 ? 'Για μία εργασία' : `Για ${jobs} εργασίες`),
  },
  nothingToBuy: { en: 'Nothing to buy', el: 'Δεν υπάρχει κάτι να αγοραστεί' },
  nothingToBuyText: {
    en: 'The list has the jobs in the stage Purchasing, or those selected in the list of jobs.',
    el: 'Περιέχει τις εργασίες στο στάδιο «Προμήθειες», ή όσες επιλέξετε στη λίστα εργασιών.',
  },
  unknownVendor: { en: 'Without a vendor', el: 'Χωρίς προμηθευτή' },
  needed: { en: 'Needed', el: 'Χρειάζονται' },
  minimum: { en: 'Minimum', el: 'Ελάχιστο' },
  toOrder: { en: 'To order', el: 'Παραγγελία' },
  surplus: { en: 'Surplus', el: 'Περίσσευμα' },
  price: { en: 'Price', el: 'Τιμή' },
  total: { en: 'Total', el: 'Σύνολο' },
  totalOfAll: {
    en: (euro: string) => `${euro} without VAT`,
    el: (euro: string) => `${euro} χωρίς ΦΠΑ`,
  },
})

/** What to buy for jobs, with a table for each vendor. */
export function Component(): ReactElement {
  const texts = useMessages(purchasesMessages)
  const { purchases: title, title: production } = useMessages(productionMessages)
  const { euro } = useFormats()
  const { jobs, vendors, total } = useLoaderData<Purchases>()
  const { search } = useLocation()
  const save = useExport(exportedPurchases)
  const sum = total === null ? [] : [texts.totalOfAll(euro(total))]
  return (
    <>
      <PageHeader
        title={title}
        description={[texts.purchasesOf(jobs), ...sum].join(' · ')}
        action={
          <div className={listStyles.actions}>
            {vendors.length > 0 && <ExportMenu onExport={format => save(format, search)} />}
            <Button render={<Link to={productionPath} />}>{production}</Button>
          </div>
        }
      />
      {vendors.length === 0 && (
        <EmptyState title={texts.nothingToBuy}>{texts.nothingToBuyText}</EmptyState>
      )}
      <div className={styles.vendors}>
        {vendors.map(vendor => (
          <Vendor key={vendor.vendor} {...vendor} />
        ))}
      </div>
    </>
  )
}

function Vendor({ vendor, items, total }: Purchases['vendors'][number]): ReactElement {
  const texts = useMessages(purchasesMessages)
  const { items: product } = useMessages(productionMessages)
  const { count, euro } = useFormats()
  const heading = useId()
  // Without the permission for prices.
  const isPriced = total !== null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{vendor || texts.unknownVendor}</h2>
      <div className={listStyles.sums}>
        <table aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{product}</th>
              <th scope="col" className={styles.aside}>
                {texts.needed}
              </th>
              <th scope="col" className={styles.aside}>
                {texts.minimum}
              </th>
              <th scope="col">{texts.toOrder}</th>
              <th scope="col">{texts.surplus}</th>
              {isPriced && (
                <th scope="col" className={styles.aside}>
                  {texts.price}
                </th>
              )}
              {isPriced && <th scope="col">{texts.total}</th>}
            </tr>
          </thead>
          <tbody>
            {items.map(item => (
              <tr key={item.sku}>
                <th scope="row">
                  {item.productDescription} <span className={styles.muted}>{item.skuCode}</span>
                </th>
                <td className={styles.aside}>{count(item.quantity)}</td>
                <td className={styles.aside}>{count(item.minimumOrderItems)}</td>
                <td>{count(item.ordered)}</td>
                <td>{count(item.surplus)}</td>
                {item.priceWithoutVAT !== null && (
                  <td className={styles.aside}>{euro(item.priceWithoutVAT)}</td>
                )}
                {item.total !== null && <td>{euro(item.total)}</td>}
              </tr>
            ))}
          </tbody>
          {isPriced && (
            <tfoot>
              <tr>
                <th scope="row">{texts.total}</th>
                <td className={styles.aside} />
                <td className={styles.aside} />
                <td />
                <td />
                <td className={styles.aside} />
                <td>{euro(total)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </section>
  )
}
