import { multipart, unwrap } from '@stampa/api'
import { track } from '@stampa/platform'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { isFurtherSide, mockupData, type SavedMockup } from '../mockups/mockup.ts'
import { studio } from '../studio/studio.data.ts'
import type { OrderFields } from './order-rules.ts'

/**
 * Sends the order with its pictures and the original images.
 *
 * @param attempt `key` is the same for every retry of one order; `fallback` is the message when the service sends none.
 * @returns the order's number, as the shop uses it, and the path of the page that shows its progress
 * @throws ApiError
 */
export async function submitOrder(
  mockups: readonly SavedMockup[],
  { email, phone, notes }: OrderFields,
  library: AssetLibrary,
  { key, fallback }: { key: string; fallback: string },
): Promise<{ number: string; page: string }> {
  const originals = library.parts(mockups.flatMap(({ assets }) => assets))
  const call = studio.POST('/api/design-studio/orders/submit', {
    params: { header: { 'idempotency-key': key } },
    body: {
      mockupsData: mockups.map(mockup =>
        // The first side of an item names the people of its pieces.
        mockupData(isFurtherSide(mockup, mockups) ? { ...mockup, people: [] } : mockup),
      ),
      customerEmail: email,
      customerPhone: phone,
      notes,
      mockupImages: mockups.map(
        ({ mockupImage }, index) =>
          new File([mockupImage], `mockup-${index + 1}.png`, { type: 'image/png' }),
      ),
    },
    bodySerializer: body => multipart({ ...body, ...originals }),
  })
  const { orderId, proofUrl } = await unwrap(call, { fallback, preferServerMessage: true })
  track('design-order-sent')
  return { number: orderId.slice(-6), page: proofUrl }
}
