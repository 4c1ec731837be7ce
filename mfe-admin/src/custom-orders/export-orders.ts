import { download } from '../shared/calls/download.ts'
import { filterIn } from './custom-orders.data.ts'

/**
 * Saves the orders that an address asks for as the service's own sheet.
 *
 * @throws ApiError when there is none to be had
 */
export function exportOrders(address: URLSearchParams): Promise<void> {
  const q = address.get('q')?.trim()
  const query = new URLSearchParams({ ...(q && { q }), ...filterIn(address) })
  const path = `/api/custom-order/export${query.size > 0 ? `?${query}` : ''}`
  return download(path, 'orders.csv', 'Failed to export orders')
}
