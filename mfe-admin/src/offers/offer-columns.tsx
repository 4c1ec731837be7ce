import { Badge, type BadgeProps } from '@stampa/ui/badge/badge.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import { detail, fieldColumn, numberDetail } from '../shared/list/field-column.ts'
import { Narrow } from '../shared/narrow.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import type { Formats } from '../shared/use-formats.ts'
import type { Offer, OfferStatus } from './offers.data.ts'
import type { offersMessages } from './offers.messages.ts'
import styles from './offers-page.module.css'

export const statusTones: Record<OfferStatus, NonNullable<BadgeProps['tone']>> = {
  Draft: 'neutral',
  Sent: 'accent',
  Accepted: 'positive',
  Rejected: 'danger',
  Expired: 'warning',
}

/** Columns of the list; the service sorts by their ids. */
export function offerColumns(
  texts: TextsOf<typeof offersMessages>,
  { date, euro, percent }: Formats,
): Column<Offer>[] {
  return [
    {
      id: 'customerName',
      header: texts.customer,
      rowHeader: true,
      width: 'wide',
      sortBy: ({ customerName }) => customerName,
      cell: ({ _id, customerName, number, status, totalRevenue }) => (
        <div className={styles.customer}>
          <FormLink path={`/admin/offers/${_id}`} className={styles.name}>
            {customerName}
          </FormLink>
          <span className={styles.about}>
            <span className={styles.number}>{number}</span>
            <Badge tone={statusTones[status]}>{texts.statuses[status]}</Badge>
          </span>
          <Narrow>
            <span>{euro(totalRevenue)}</span>
          </Narrow>
        </div>
      ),
    },
    fieldColumn('offerDate', texts.offerDate, detail, date),
    fieldColumn('totalCost', texts.cost, numberDetail, euro),
    fieldColumn('totalRevenue', texts.revenue, numberDetail, euro),
    fieldColumn('totalProfit', texts.profit, numberDetail, euro),
    fieldColumn('profitMargin', texts.profitMargin, numberDetail, percent),
  ]
}
