import type { Share } from '../shared/answers.ts'

/** What is handed on: it opens the days that the link is for, if it is for certain ones. */
export function addressOf({ token, startDate, endDate }: Share): string {
  const period = startDate && endDate ? `?${new URLSearchParams({ startDate, endDate })}` : ''
  return `${location.origin}/analytics/share/${token}${period}`
}
