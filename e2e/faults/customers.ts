import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** An acknowledged order or message. */
export interface Sent {
  id: string
  /** Identifies the record in the database. */
  email: string
}

/** Customers that send orders and messages, repeating each with its `Idempotency-Key` until it is acknowledged. */
export class Customers {
  readonly orders: Sent[] = []
  readonly messages: Sent[] = []
  /** Attempts without an acknowledgement. */
  refusals = 0
  readonly #url: string
  readonly #image: Buffer
  readonly #loops: Promise<void>[]
  #leaving = false

  /**
   * @param url of the site
   * @param image attached to every second order
   */
  constructor(url: string, image: Buffer, count: number) {
    this.#url = url
    this.#image = image
    this.#loops = Array.from({ length: count }, (_, customer) => this.#send(customer))
  }

  get acknowledged(): number {
    return this.orders.length + this.messages.length
  }

  /** Sends nothing new and resolves when all pending requests are acknowledged. */
  async leave(): Promise<void> {
    this.#leaving = true
    await Promise.all(this.#loops)
  }

  async #send(customer: number): Promise<void> {
    for (let turn = customer; !this.#leaving; turn++) {
      const email = `customer-${randomUUID()}@example.gr`
      if (turn % 4 === 0) {
        const message = JSON.stringify({ name: 'Μαρία', email, message: 'Καλημέρα' })
        const body = new Blob([message], { type: 'application/json' })
        this.messages.push({ email, id: await this.#insist('/api/contact', body) })
      } else {
        const form = new FormData()
        form.set('email', email)
        form.set('phone', '69 4444 4444')
        if (turn % 2 === 0) form.set('image', new File([new Uint8Array(this.#image)], 'image.png'))
        this.orders.push({ email, id: await this.#insist('/api/custom-order', form) })
      }
    }
  }

  /** Sends a request with one key until it is acknowledged. @returns the record's id */
  async #insist(path: string, body: FormData | Blob): Promise<string> {
    const response = new Response(body)
    const headers = {
      'content-type': response.headers.get('content-type') ?? '',
      'idempotency-key': randomUUID(),
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    for (;;) {
      const answer = await post(this.#url + path, headers, bytes)
      if (answer?.status === 201) return (JSON.parse(answer.text) as { _id: string })._id
      this.refusals++
      if (answer && answer.status < 500 && answer.status !== 429) throw new Error(answer.text)
      await pause(100)
    }
  }
}

/** @returns undefined after a connection error */
function post(
  url: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<{ status: number; text: string } | undefined> {
  return new Promise(resolve => {
    const outgoing = request(url, { method: 'POST', headers, agent: false }, async response => {
      try {
        const text = Buffer.concat(await response.toArray()).toString()
        resolve({ status: response.statusCode ?? 0, text })
      } catch {
        resolve(undefined)
      }
    })
    outgoing.on('error', () => resolve(undefined))
    outgoing.end(body)
  })
}
