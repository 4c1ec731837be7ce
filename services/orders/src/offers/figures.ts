import { decimalNumber } from '@stampa/pricing'
import { shopDay } from '@stampa/rules/shop-time'
import { type Static, Type } from '@stampa/service-kit'
import type { Knex } from 'knex'

const count = Type.Integer()

const month = Type.Object(
  {
    month: Type.String({ description: '`2026-11`' }),
    offered: Type.Number({ description: 'Euro without VAT of the offers sent, by offer date' }),
    accepted: Type.Number({
      description: 'Euro without VAT, by the day of the decision in Greece',
    }),
    profit: Type.Number({ description: 'Euro without VAT of the accepted offers' }),
    offeredCount: count,
    acceptedCount: count,
    rejectedCount: count,
  },
  { $id: 'OfferMonth' },
)

/** The last twelve months, oldest first. The last one is the present month. */
export const offerFigures = Type.Array(month, { minItems: 12, maxItems: 12 })

interface MonthRow {
  month: string
  offered: string
  accepted: string
  profit: string
  offered_count: number
  accepted_count: number
  rejected_count: number
}

export async function readFigures(db: Knex): Promise<Static<typeof offerFigures>> {
  const { rows } = await db.raw<{ rows: MonthRow[] }>(
    `with months as (
       select generate_series(
         date_trunc('month', :today::date) - interval '11 months', :today::date, interval '1 month'
       )::date as month
     ), amounts as (
       select date_trunc('month', offer_date)::date as month, 'Offered' as kind,
         net_revenue_cents as revenue, 0 as profit
       from offers
       where deleted_at is null and status <> 'Draft' and offer_date >= (select min(month) from months)
       union all
       select date_trunc('month', decided_at at time zone 'Europe/Athens')::date, status,
         net_revenue_cents, net_profit_cents
       from offers
       where deleted_at is null and status in ('Accepted', 'Rejected')
         and decided_at >= (select min(month) from months)::timestamp at time zone 'Europe/Athens'
     )
     select to_char(month, 'YYYY-MM') as month,
       coalesce(sum(revenue) filter (where kind = 'Offered'), 0) as offered,
       coalesce(sum(revenue) filter (where kind = 'Accepted'), 0) as accepted,
       coalesce(sum(amounts.profit) filter (where kind = 'Accepted'), 0) as profit,
       count(*) filter (where kind = 'Offered')::int as offered_count,
       count(*) filter (where kind = 'Accepted')::int as accepted_count,
       count(*) filter (where kind = 'Rejected')::int as rejected_count
     from months left join amounts using (month)
     group by month order by month`,
    { today: shopDay() },
  )
  return rows.map(row => ({
    month: row.month,
    offered: decimalNumber(BigInt(row.offered)),
    accepted: decimalNumber(BigInt(row.accepted)),
    profit: decimalNumber(BigInt(row.profit)),
    offeredCount: row.offered_count,
    acceptedCount: row.accepted_count,
    rejectedCount: row.rejected_count,
  }))
}
