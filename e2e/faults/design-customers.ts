import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { productColor } from '../design-order.ts'

/** One pixel as PNG: the mockup's picture, and the customer's own. */
export const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const placed = {
  ...{ x: 0, y: 0, rotation: 15, opacity: 1, flipX: false, flipY: false },
  ...{ locked: false, hidden: false, name: '', group: null },
}

/** A design that takes seconds to draw: an image, a text and a QR code. */
const printable = {
  version: 1,
  shared: true,
  sides: {
    front: [
      {
        ...{ ...placed, id: 'image', type: 'image', asset: sha256(image), width: 200, height: 200 },
        ...{ pixels: { width: 1, height: 1 }, crop: { x: 0, y: 0, width: 1, height: 1 } },
        ...{ brightness: 0, contrast: 0, greyscale: false, removeWhite: false },
      },
      {
        ...{ ...placed, id: 'text', type: 'text', text: 'Στάμπα', font: 'Georgia', size: 60 },
        ...{ fill: '#0086b3', align: 'center', lineHeight: 1.2, letterSpacing: 0, width: 250 },
        ...{ outline: { color: '#16181d', width: 1 }, curve: 90, bold: true, italic: false },
      },
      { ...placed, id: 'qr', type: 'qr', text: 'https://shop.example', size: 60, fill: '#16181d' },
    ],
    back: [],
  },
}

interface NewOrder {
  /** Product of the mockups, which has the colour {@link productColor}. */
  productId: string
  /** Whether the design can be printed, which takes seconds. */
  printable?: boolean
}

/** Customers of the studio that repeat each order until it is acknowledged. */
export class DesignCustomers {
  /** Orders by the customer's e-mail. */
  readonly acknowledged = new Map<string, string>()
  /** Attempts without an acknowledgement. */
  refusals = 0
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Sends an order with one key until it is acknowledged. @returns its id */
  async order(order: NewOrder): Promise<string> {
    const email = `customer-${randomUUID()}@example.gr`
    const sent = new Response(formOf(email, order))
    const body = await sent.arrayBuffer()
    const headers = {
      'content-type': sent.headers.get('content-type') ?? '',
      'idempotency-key': randomUUID(),
      connection: 'close',
    }
    for (;;) {
      const url = `${this.#url}/api/design-studio/orders/submit`
      const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
      if (answer?.status === 201) {
        const { orderId } = (await answer.json()) as { orderId: string }
        this.acknowledged.set(email, orderId)
        return orderId
      }
      this.refusals++
      const text = await answer?.text().catch(() => '')
      if (answer && answer.status < 500 && answer.status !== 429) throw new Error(text)
      await pause(100)
    }
  }
}

function formOf(email: string, { productId, printable: isPrintable }: NewOrder) {
  const form = new FormData()
  const designData = { objects: [], ...(isPrintable && { stampa: printable }) }
  const mockup = {
    ...{ productId, productName: 'Μπλουζάκι', colorName: productColor, view: 'front', quantity: 1 },
    designData: JSON.stringify(designData),
  }
  form.set('mockupImages', new File([new Uint8Array(image)], 'mockup.png'))
  form.set('mockupsData', JSON.stringify([mockup]))
  form.set('customerEmail', email)
  form.set('customerPhone', '69 4444 4444')
  form.set(sha256(image), new File([new Uint8Array(image)], 'image.png'))
  return form
}
