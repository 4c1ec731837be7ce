import { ApiError } from '@stampa/api'
import { apiOrigin } from '@stampa/platform'
import type { Access } from '../shared/access.ts'
import type { View } from '../view/view.ts'

/**
 * Saves the view as a CSV file.
 *
 * @throws ApiError if the service refuses
 */
export async function saveAsCsv(access: Access, view: View): Promise<void> {
  const { startDate, endDate, filters } = view
  const query = new URLSearchParams({ startDate, endDate, ...filters })
  const response = await access.fetch(new Request(`${apiOrigin}/api/analytics/export?${query}`))
  if (!response.ok) throw new ApiError('Failed to export', response.status)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `analytics-${startDate}-${endDate}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
