import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export interface Posts {
  perSecond: number
  /** 99th percentile of the response time, ms. */
  p99: number
  /** Number of responses other than 201. */
  failed: number
}

/**
 * Posts orders as fast as they are accepted on several connections, each from another client
 * address, because the limit per address is not measured.
 *
 * @param body of the request with this number
 */
export async function postOrders(
  url: string,
  body: (n: number) => Buffer,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Posts> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  let n = 0
  const began = performance.now()
  const end = began + seconds * 1000

  async function customer(): Promise<void> {
    while (performance.now() < end) {
      const at = performance.now()
      n++
      const status = await send(url, agent, n, body(n))
      times.push(performance.now() - at)
      if (status !== 201) failed++
    }
  }

  await Promise.all(Array.from({ length: connections }, customer))
  const taken = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
  return { perSecond: times.length / taken, p99, failed }
}

const boundary = 'an-order-of-the-benchmark'

function send(url: string, agent: Agent, n: number, body: Buffer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const outgoing = request(url, {
    method: 'POST',
    agent,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    },
  })
  outgoing.on('response', response => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0))
  })
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}

/**
 * Returns the form of an order.
 *
 * @param image different for each order, because equal files are stored once
 */
export function orderForm(fields: Record<string, string>, image?: Buffer): Buffer {
  const part = (head: string, content: string | Buffer) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
  return Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...(image ? part('name="image"; filename="image.jpg"', image) : []),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}
