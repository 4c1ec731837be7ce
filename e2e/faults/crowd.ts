import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { request as api } from '@playwright/test'
import type { Stack } from '@stampa/stack'
import { png, signIn } from '../admin-pages.ts'
import { addStudioProduct, productColor } from '../design-order.ts'

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
  x: 0,
  y: 0,
  rotation: 15,
  opacity: 1,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  name: '',
  group: null,
}

/** Returns an order of a design as the studio submits it: an image, a text and a QR code, or nothing to print. */
async function designForm(order: DesignOrder): Promise<FormData> {
  const asset = createHash('sha256')
    .update(await order.picture.bytes())
    .digest('hex')
  const front = [
    {
      ...placed,
      id: 'image',
      type: 'image',
      asset,
      width: 200,
      height: 200,
      pixels: { width: 64, height: 80 },
      crop: { x: 0, y: 0, width: 1, height: 1 },
      brightness: 0,
      contrast: 0,
      greyscale: false,
      removeWhite: false,
    },
    {
      ...placed,
      id: 'text',
      type: 'text',
      text: 'Στάμπα',
      font: 'Georgia',
      size: 60,
      fill: '#0086b3',
      align: 'center',
      lineHeight: 1.2,
      letterSpacing: 0,
      width: 250,
      outline: { color: '#16181d', width: 1 },
      curve: 90,
      bold: true,
      italic: false,
    },
    { ...placed, id: 'qr', type: 'qr', text: 'https://shop.example', size: 60, fill: '#16181d' },
  ]
  const stampa = { version: 1, shared: true, sides: { front, back: [] } }
  const { productId, colorName } = order
  const mockup = {
    productId,
    productName: 'Μπλουζάκι',
    colorName,
    view: 'front',
    quantity: 1,
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

/** Kinds of load, with the number of their concurrent clients. */
export const clientsOf = {
  pages: 2,
  reads: 2,
  orders: 3,
  messages: 1,
  designs: 1,
  visits: 2,
  edits: 1,
} as const

export type Kind = keyof typeof clientsOf

export const kinds = Object.keys(clientsOf) as Kind[]

/** A record that staff change again and again. */
interface Edited {
  id: string
  /** The last acknowledged answer; undefined before the first. */
  answer: string | undefined
  image: string
}

/** Everything that was acknowledged since the start of the stack. */
export class Book {
  /** Ids by the customer's e-mail, which every record has for itself. */
  readonly orders = new Map<string, string>()
  readonly messages = new Map<string, string>()
  readonly designs = new Map<string, string>()
  /** Page views. */
  visits = 0
  readonly edits: Edited[] = []
  /** Product of the studio that the designs are for. */
  readonly productId: string
  readonly own: Stack
  token: string

  private constructor(own: Stack, token: string, productId: string) {
    this.own = own
    this.token = token
    this.productId = productId
  }

  /** Signs in and adds the studio's product. */
  static async open(own: Stack): Promise<Book> {
    const request = await api.newContext({ baseURL: own.url })
    const token = await signIn(request, own.administrator)
    const product = await addStudioProduct(request, { authorization: `Bearer ${token}` })
    await request.dispose()
    return new Book(own, token, product._id)
  }
}

interface Call {
  method?: string
  headers?: Record<string, string>
  body?: FormData | string
  /** Status of an acknowledgement. */
  status: number
}

interface Answer {
  status: number
  type: string
  text: string
}

/** Clients of every kind at once, that repeat each request until it is acknowledged. */
export class Crowd {
  readonly acknowledged = Object.fromEntries(kinds.map(kind => [kind, 0])) as Record<Kind, number>
  /** Attempts without an acknowledgement. */
  refusals = 0
  /** Refusals that were neither the specification's message nor a plain problem. */
  readonly unclear = new Set<string>()
  readonly #book: Book
  readonly #loops: Promise<void>[]
  /** Whether the gateway itself is away, or answers break off, so that connections may fail. */
  #mayFail: boolean
  #leaving = false

  /** @param clients number of concurrent clients of each kind */
  constructor(book: Book, mayFail: boolean, clients: Partial<Record<Kind, number>> = clientsOf) {
    this.#book = book
    this.#mayFail = mayFail
    this.#loops = kinds.flatMap(kind =>
      Array.from({ length: clients[kind] ?? 0 }, async () => {
        // A request that was refused for good is in `unclear`.
        while (!this.#leaving) await this.act(kind).catch(() => pause(1000))
      }),
    )
  }

  get total(): number {
    return kinds.reduce((sum, kind) => sum + this.acknowledged[kind], 0)
  }

  /** Sends nothing new and resolves when every request is acknowledged. */
  async leave(): Promise<void> {
    this.#leaving = true
    await Promise.all(this.#loops)
  }

  /** Makes one request of a kind, or one visit, and resolves with its acknowledgement. */
  async act(kind: Kind): Promise<void> {
    await this.#acts[kind]()
    this.acknowledged[kind]++
  }

  /** Orders a design that can be printed, which takes seconds to draw. */
  async orderPrint(): Promise<void> {
    await this.#orderDesign(true)
  }

  readonly #acts: Record<Kind, () => Promise<void>> = {
    pages: async () => {
      const page = await this.#insist(`/products?product=${randomUUID()}`, { status: 200 })
      if (!page.text.includes('</html>')) this.unclear.add('a page is not whole')
      await pause(100)
    },
    reads: async () => {
      await this.#insist(`/api/products?limit=12&product=${randomUUID()}`, { status: 200 })
      await pause(50)
    },
    orders: async () => {
      const email = address()
      const body = new FormData()
      body.set('email', email)
      body.set('phone', '69 4444 4444')
      if (Math.random() < 0.5) body.set('image', ownPicture())
      this.#book.orders.set(email, await this.#create('/api/custom-order', body))
    },
    messages: async () => {
      const email = address()
      const body = JSON.stringify({ name: 'Μαρία', email, message: 'Καλημέρα' })
      this.#book.messages.set(email, await this.#create('/api/contact', body))
    },
    designs: () => this.#orderDesign(false),
    visits: async () => {
      const start = { consentGiven: true, userType: 'user', url: 'https://shop.example/' }
      const { sessionId } = await this.#track('session/start', { ...start, eventId: eventId() })
      for (let view = 0; view < 2; view++) {
        await this.#track('pageview', {
          sessionId,
          url: `https://shop.example/products/${view}`,
          title: `Product ${view}`,
          pageName: 'Product Detail',
          eventId: eventId(),
        })
        this.#book.visits++
      }
    },
    edits: async () => {
      const { edits } = this.#book
      const [edited = await this.#addEdited()] = edits
      const form = new FormData()
      form.set('image', ownPicture())
      const uploaded = await this.#insist('/api/customers/upload', this.#staff('POST', form, 201))
      const image: string = JSON.parse(uploaded.text).imageUrl
      const answer = `Απάντηση ${randomUUID()}`
      const body = JSON.stringify({ question: 'Πότε;', answer })
      await this.#insist(`/api/faq/${edited.id}`, this.#staff('PUT', body, 200))
      Object.assign(edited, { answer, image })
    },
  }

  async #addEdited(): Promise<Edited> {
    const body = JSON.stringify({ question: 'Πότε;', answer: 'Αύριο' })
    const { text } = await this.#insist('/api/faq', this.#staff('POST', body, 201))
    const edited = { id: JSON.parse(text)._id, answer: undefined, image: '' }
    this.#book.edits.push(edited)
    return edited
  }

  #staff(method: string, body: FormData | string, status: number): Call {
    return { method, body, status, headers: { authorization: `Bearer ${this.#book.token}` } }
  }

  async #orderDesign(isPrintable: boolean): Promise<void> {
    const email = address()
    const body = await designForm({
      email,
      isPrintable,
      picture: ownPicture(),
      productId: this.#book.productId,
      colorName: productColor,
    })
    this.#book.designs.set(email, await this.#create('/api/design-studio/orders/submit', body))
  }

  /** Sends a record with one `Idempotency-Key` until it is acknowledged. @returns its id */
  async #create(path: string, body: FormData | string): Promise<string> {
    const headers = { 'idempotency-key': randomUUID() }
    const { text } = await this.#insist(path, { method: 'POST', body, headers, status: 201 })
    const { _id, orderId } = JSON.parse(text)
    return _id ?? orderId
  }

  async #track(call: string, content: object): Promise<{ sessionId: string }> {
    const body = JSON.stringify(content)
    const answer = await this.#insist(`/api/analytics/${call}`, {
      method: 'POST',
      body,
      status: 202,
    })
    return JSON.parse(answer.text)
  }

  async #insist(path: string, call: Call): Promise<Answer> {
    const headers: Record<string, string> = { 'user-agent': browser, ...call.headers }
    let bytes: Buffer | undefined
    if (call.body !== undefined) {
      const response = new Response(call.body)
      bytes = Buffer.from(await response.arrayBuffer())
      const type = response.headers.get('content-type') ?? ''
      headers['content-type'] = typeof call.body === 'string' ? 'application/json' : type
    }
    for (;;) {
      const answer = await send(this.#book.own.url + path, call.method ?? 'GET', headers, bytes)
      if (typeof answer !== 'string' && answer.status === call.status) return answer
      this.refusals++
      if (typeof answer !== 'string' && answer.status === 401 && headers.authorization) {
        headers.authorization = `Bearer ${await this.#signIn()}`
        continue
      }
      const complaint = complaintOf(answer, this.#mayFail)
      if (complaint) this.unclear.add(`${call.method ?? 'GET'} ${path.split('?')[0]}: ${complaint}`)
      const isFinal = typeof answer !== 'string' && answer.status < 500 && answer.status !== 429
      if (isFinal) throw new Error(complaint)
      await pause(200)
    }
  }

  /** Signs in again, as staff do after the end of their session. */
  async #signIn(): Promise<string> {
    const body = JSON.stringify(this.#book.own.administrator)
    const { text } = await this.#insist('/api/auth/login', { method: 'POST', body, status: 200 })
    this.#book.token = JSON.parse(text).token
    return this.#book.token
  }
}

/** Returns what is wrong with a refusal; undefined for a problem document or page that says to try again. */
function complaintOf(answer: Answer | string, mayFail: boolean): string | undefined {
  if (typeof answer === 'string') return mayFail ? undefined : answer
  const { status, type, text } = answer
  const isPlain = [429, 502, 503, 504].includes(status)
  const isClear = type.startsWith('text/html')
    ? text.includes('</html>')
    : type.startsWith('application/problem+json') && JSON.parse(text).message.length > 20
  return isPlain && isClear ? undefined : `${status} ${text.slice(0, 200)}`
}

/** Longer than any time limit of the platform, ms. */
const patience = 60_000

/** @returns a message after a connection error */
function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Buffer | undefined,
): Promise<Answer | string> {
  const { promise, resolve } = Promise.withResolvers<Answer | string>()
  const signal = AbortSignal.timeout(patience)
  const outgoing = request(url, { method, headers, agent: false, signal }, async response => {
    try {
      const text = Buffer.concat(await response.toArray()).toString()
      const { statusCode: status = 0, headers } = response
      resolve({ status, text, type: headers['content-type'] ?? '' })
    } catch (error) {
      resolve(`the answer broke off: ${error}`)
    }
  })
  outgoing.on('error', error => resolve(`no answer: ${error.message}`))
  outgoing.end(body)
  return promise
}

function address(): string {
  return `customer-${randomUUID()}@example.gr`
}

/** User agent of a visitor. */
export const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Returns a UUIDv7. */
function eventId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const chance = randomBytes(1).toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance}0${randomUUID().slice(18)}`
}

/** Returns a small PNG whose bytes differ from those of any other, so that it is stored for itself. */
function ownPicture(): File {
  const text = Buffer.from(`tEXtComment\0${randomUUID()}`)
  const chunk = Buffer.alloc(text.length + 8)
  chunk.writeUInt32BE(text.length - 4)
  text.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(text), text.length + 4)
  // After the signature and the header, which every PNG begins with.
  const bytes = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
  return new File([bytes], 'image.png', { type: 'image/png' })
}
