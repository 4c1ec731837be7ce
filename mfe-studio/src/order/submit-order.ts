import { apiOrigin, publicFetch, track } from '@stampa/platform'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { mockupData, type SavedMockup } from '../mockups/mockup.ts'
import type { OrderFields } from './order-rules.ts'

export type Submitted =
  | { readonly sent: true; readonly orderId: string }
  /** The service's words, if it had any. */
  | { readonly sent: false; readonly reason: 'refused'; readonly message: string | undefined }
  | { readonly sent: false; readonly reason: 'unreachable' }

/**
 * Sends the order, with the originals of every image in it under their hashes.
 *
 * @param key Stays the same while the same order is tried again, so that it is taken once.
 */
export async function submitOrder(
  mockups: readonly SavedMockup[],
  { email, phone, notes }: OrderFields,
  library: AssetLibrary,
  key: string,
): Promise<Submitted> {
  const body = new FormData()
  body.set('mockupsData', JSON.stringify(mockups.map(mockupData)))
  body.set('customerEmail', email)
  body.set('customerPhone', phone)
  body.set('notes', notes)
  mockups.forEach(({ mockupImage }, index) => {
    body.append('mockupImages', mockupImage, `mockup-${index + 1}.png`)
  })
  for (const hash of new Set(mockups.flatMap(({ assets }) => assets))) {
    const asset = library.get(hash)
    if (asset) body.set(hash, asset.file, hash)
  }
  try {
    const response = await publicFetch(
      new Request(`${apiOrigin}/api/design-studio/orders/submit`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body,
      }),
    )
    const answer: unknown = await response.json()
    const orderId = textField(answer, 'orderId')
    if (response.ok && orderId !== undefined) {
      track('design-order-sent')
      return { sent: true, orderId }
    }
    return { sent: false, reason: 'refused', message: textField(answer, 'message') }
  } catch (error) {
    console.error('The order was not sent', error)
    return { sent: false, reason: 'unreachable' }
  }
}

function textField(answer: unknown, name: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const value: unknown = Reflect.get(answer, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}
