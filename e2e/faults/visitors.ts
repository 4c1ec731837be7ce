import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Visitors that repeat each analytics call with its `eventId` until it is acknowledged. */
export class Visitors {
  /** Calls that were acknowledged. */
  acknowledged = 0
  /** Page views that were acknowledged, each by an event of its own. */
  views = 0
  /** Attempts without an acknowledgement. */
  refusals = 0
  readonly #url: string
  readonly #loops: Promise<void>[]
  #leaving = false

  /** @param url of the service or site @param count concurrent visitors */
  constructor(url: string, count: number) {
    this.#url = url
    this.#loops = Array.from({ length: count }, (_, visitor) => this.#visit(visitor))
  }

  /** Sends nothing new and resolves when all pending requests are acknowledged. */
  async leave(): Promise<void> {
    this.#leaving = true
    await Promise.all(this.#loops)
  }

  async #visit(visitor: number): Promise<void> {
    for (let turn = visitor; !this.#leaving; turn++) {
      const { sessionId } = await this.#insist('session/start', {
        consentGiven: true,
        userType: 'user',
        url: 'https://shop.example/',
        eventId: eventId(),
      })
      for (let view = 0; view <= turn % 4; view++) {
        await this.#insist('pageview', {
          sessionId,
          url: `https://shop.example/products/${(turn + view) % 20}`,
          title: `Product ${(turn + view) % 20}`,
          pageName: 'Product Detail',
          eventId: eventId(),
        })
        this.views++
      }
      await this.#insist('session/end', { sessionId })
    }
  }

  async #insist(call: string, content: object): Promise<{ sessionId: string }> {
    const body = JSON.stringify(content)
    for (;;) {
      const answer = await post(`${this.#url}/api/analytics/${call}`, body)
      if (answer?.status === 202) {
        this.acknowledged++
        return JSON.parse(answer.text) as { sessionId: string }
      }
      this.refusals++
      if (answer && answer.status < 500 && answer.status !== 429) throw new Error(answer.text)
      await pause(100)
    }
  }
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

/** @returns undefined after a connection error */
function post(url: string, body: string): Promise<{ status: number; text: string } | undefined> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; text: string } | undefined>()
  const headers = {
    'content-type': 'application/json',
    'user-agent': browser,
  }
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
  return promise
}
