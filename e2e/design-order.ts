import type { APIRequestContext } from '@playwright/test'
import { plainText } from '@stampa/design'
import { png, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'

/** Name of the colour of ordered products. */
export const productColor = 'Λευκό'

/** Adds a product of the studio with a colour, so that it can be ordered. */
export async function addStudioProduct(
  request: APIRequestContext,
  headers: { authorization: string },
): Promise<{ _id: string; name: string }> {
  const url = '/api/design-studio/products'
  const data = { name: uniqueName(), category: 'mug' }
  const product = await request.post(url, { headers, data })
  expect(product.status()).toBe(201)
  const { _id, name } = await product.json()
  const picture = { name: 'front.png', mimeType: 'image/png', buffer: png }
  const color = await request.post(`${url}/${_id}/color-variants`, {
    headers,
    multipart: { colorName: productColor, colorCode: '#ffffff', frontImage: picture },
  })
  expect(color.status()).toBe(201)
  return { _id, name }
}

/** An order of one mockup, as the studio sends it. */
export async function submitDesign(
  request: APIRequestContext,
  product: { _id: string; name: string },
  email: string,
): Promise<{ orderId: string; proofUrl: string }> {
  const text = { ...plainText, id: 't', text: 'Γεια', size: 20, fill: '#d6004c', width: 120 }
  const stampa = { version: 1, shared: true, sides: { front: [text], back: [] } }
  const mockup = {
    ...{
      productId: product._id,
      productName: product.name,
      colorName: productColor,
      view: 'front',
    },
    designData: JSON.stringify({ objects: [], stampa }),
    quantity: 12,
  }
  const answer = await request.post('/api/design-studio/orders/submit', {
    multipart: {
      mockupImages: { name: 'mockup.png', mimeType: 'image/png', buffer: png },
      mockupsData: JSON.stringify([mockup]),
      customerEmail: email,
      customerPhone: '69 4444 4444',
      notes: 'Μέχρι την Παρασκευή',
    },
  })
  expect(answer.status()).toBe(201)
  return answer.json()
}
