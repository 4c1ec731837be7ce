import { ApiError } from '@stampa/api'
import { getToken } from '@stampa/platform'
import {
  type Counted,
  counted,
  type LatestOrder,
  loadLatestOrders,
  type RecentList,
  recentLists,
} from './entities.ts'

export interface Count extends Pick<Counted, 'name' | 'to'> {
  /** Null when it could not be fetched. */
  count: number | null
}

export interface Recent extends Pick<RecentList, 'name' | 'to'> {
  /** Null when they could not be fetched. */
  items: Awaited<ReturnType<RecentList['load']>> | null
}

export interface DashboardData {
  counts: Count[]
  /** Null when they could not be fetched. */
  latestOrders: LatestOrder[] | null
  recent: Recent[]
}

/** Null without a token. One number that cannot be fetched leaves the rest of the page in place. */
export async function loadDashboard(): Promise<DashboardData | null> {
  if (!getToken()) return null
  const [counts, latestOrders, recent] = await Promise.all([
    Promise.all(
      counted.map(async ({ name, to, count }) => ({ name, to, count: await orNull(count()) })),
    ),
    orNull(loadLatestOrders()),
    Promise.all(
      recentLists.map(async ({ name, to, load }) => ({ name, to, items: await orNull(load()) })),
    ),
  ])
  return { counts, latestOrders, recent }
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
