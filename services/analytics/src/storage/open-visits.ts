import { ClickHouseVisits } from './clickhouse-visits.ts'
import { postgresVisits } from './postgres-visits.ts'
import type { VisitStore } from './visit-store.ts'

/** @param ANALYTICS_STORE address of a ClickHouse database; PostgreSQL without one */
export function openVisits({ ANALYTICS_STORE }: { ANALYTICS_STORE?: string }): VisitStore {
  return ANALYTICS_STORE === undefined ? postgresVisits : new ClickHouseVisits(ANALYTICS_STORE)
}
