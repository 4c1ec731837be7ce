import { createHash } from 'node:crypto'

interface DesignOrder {
  email: string
  /** Product of the mockup, with one of its colours. */
  productId: string
  colorName: string
  /** The mockup, and the customer's own image in the design. */
  picture: File
  /** Whether the design can be printed, which takes seconds. */
  isPrintable: boolean
}

const placed = {
  ...{ x: 0, y: 0, rotation: 15, opacity: 1, flipX: false, flipY: false },
  ...{ locked: false, hidden: false, name: '', group: null },
}

/** Returns an order of a design as the studio submits it: an image, a text and a QR code, or nothing to print. */
export async function designForm(order: DesignOrder): Promise<FormData> {
  const asset = createHash('sha256')
    .update(await order.picture.bytes())
    .digest('hex')
  const front = [
    {
      ...{ ...placed, id: 'image', type: 'image', asset, width: 200, height: 200 },
      ...{ pixels: { width: 64, height: 80 }, crop: { x: 0, y: 0, width: 1, height: 1 } },
      ...{ brightness: 0, contrast: 0, greyscale: false, removeWhite: false },
    },
    {
      ...{ ...placed, id: 'text', type: 'text', text: 'Στάμπα', font: 'Georgia', size: 60 },
      ...{ fill: '#0086b3', align: 'center', lineHeight: 1.2, letterSpacing: 0, width: 250 },
      ...{ outline: { color: '#16181d', width: 1 }, curve: 90, bold: true, italic: false },
    },
    { ...placed, id: 'qr', type: 'qr', text: 'https://shop.example', size: 60, fill: '#16181d' },
  ]
  const stampa = { version: 1, shared: true, sides: { front, back: [] } }
  const { productId, colorName } = order
  const mockup = {
    ...{ productId, productName: 'Μπλουζάκι', colorName, view: 'front', quantity: 1 },
    designData: JSON.stringify({ objects: [], ...(order.isPrintable && { stampa }) }),
  }
  const form = new FormData()
  form.set('mockupImages', order.picture)
  form.set('mockupsData', JSON.stringify([mockup]))
  form.set('customerEmail', order.email)
  form.set('customerPhone', '69 4444 4444')
  form.set(asset, order.picture)
  return form
}
