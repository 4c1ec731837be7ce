import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '@stampa/platform'
import { type Outcome, outcomeOf } from '../report/outcome.ts'
import { type Access, administrator, shareLink } from '../shared/access.ts'
import { type Day, dayOf } from '../view/dates.ts'
import { readView, type View } from '../view/view.ts'

export interface DashboardData {
  access: Access
  view: View
  today: Day
  /** Not waited for: the page is there at once and says that it is loading. */
  outcome: Promise<Outcome>
}

export function loadDashboard({ request }: LoaderFunctionArgs): DashboardData {
  return dashboardOf(administrator, request)
}

export function loadShared({ request, params: { token = '' } }: LoaderFunctionArgs): DashboardData {
  return dashboardOf(shareLink(token), request)
}

function dashboardOf(access: Access, { url }: Request): DashboardData {
  const today = dayOf(new Date())
  const view = readView(new URL(url).searchParams, today)
  return { access, view, today, outcome: outcomeOf(access, view) }
}

/** Links to share and what waits in the queue are no part of what a view shows. */
export function unlessOnlyManaged({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate
}
