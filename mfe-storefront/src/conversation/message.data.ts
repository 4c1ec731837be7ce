import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { orders } from '../shared/api.ts'
import { type Loaded, notFoundAs404 } from '../shared/loaders.ts'

export type MessageData = Loaded<typeof loadMessage>

/** @throws ApiError with the text that the page shows, or a response with status 404 */
export async function loadMessage({
  params: { token = '' },
  request: { signal },
}: LoaderFunctionArgs) {
  const call = orders.GET('/api/contact/link/{token}', { params: { path: { token } }, signal })
  const fallback = 'Failed to load the message'
  return { token, message: await notFoundAs404(unwrap(call, { fallback })) }
}
