import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Protocol, protocols, type View, type Visitor } from './protocol.ts'

/** The part of a response that the load generator reads. */
interface Answer {
  status: number
  body: string
}

/** HTTP on one kept-alive connection, one request at a time, at a tenth of the cost of Node's client. */
class Connection {
  readonly #host: string
  readonly #socket: Socket
  #received = ''
  #answered: ((answer: Answer) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  private constructor(host: string, socket: Socket) {
    this.#host = host
    this.#socket = socket
    socket.setNoDelay(true).setEncoding('latin1')
    socket.on('data', chunk => this.#read(String(chunk)))
    socket.on('error', error => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('The connection was closed')))
  }

  static async open(url: URL): Promise<Connection> {
    const socket = connect(Number(url.port || 80), url.hostname)
    await once(socket, 'connect')
    return new Connection(url.host, socket)
  }

  post(path: string, headers: string, body: string): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#answered = resolve
    this.#failed = reject
    this.#socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${this.#host}\r\ncontent-type: application/json\r\n${headers}` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    return promise
  }

  close(): void {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #read(chunk: string): void {
    this.#received += chunk
    const end = this.#received.indexOf('\r\n\r\n')
    if (end === -1) return
    const length = /content-length: (\d+)/i.exec(this.#received)?.[1]
    const whole = end + 4 + Number(length ?? 0)
    if (this.#received.length < whole) return
    const status = Number(this.#received.slice(9, 12))
    const body = this.#received.slice(end + 4, whole)
    this.#received = this.#received.slice(whole)
    this.#answered?.({ status, body })
  }
}

export interface LoadResult {
  views: number
  /** Acknowledged calls, starts included. */
  calls: number
  refused: number
  seconds: number
  /** Acknowledgement times of a sample, ms. */
  latencies: number[]
}

export interface LoadOptions {
  protocol: Protocol
  seconds: number
  connections: number
  /** Page views per second; unlimited by default. */
  rate?: number
  /** Called after every 1,000 acknowledged calls with their number. */
  onProgress?: (calls: number) => void
}

const viewsPerVisit = 5

/** Sends visits of five pages each. */
export async function sendVisits(url: string, options: LoadOptions): Promise<LoadResult> {
  const { protocol, connections, rate, onProgress } = options
  const opened = await Promise.all(
    Array.from({ length: connections }, () => Connection.open(new URL(url))),
  )
  const result: LoadResult = { views: 0, calls: 0, refused: 0, seconds: 0, latencies: [] }
  const began = performance.now()
  const end = began + options.seconds * 1000
  let visitors = 0
  let sent = 0

  /**
   * Waits until the next view is due, at a constant rate.
   *
   * @returns the start of its latency: the due time even if the connection was busy, so that a stalled server
   *   does not hide the delay of later views (coordinated omission)
   */
  async function due(): Promise<number> {
    if (rate === undefined) return performance.now()
    const at = began + (sent++ * 1000) / rate
    const wait = at - performance.now()
    if (wait <= 0) return at
    await pause(wait)
    return performance.now()
  }

  async function visit(connection: Connection): Promise<void> {
    const visitor = visitorOf(visitors++)
    const headers = `x-forwarded-for: ${visitor.address}\r\nuser-agent: ${visitor.userAgent}\r\n`
    const call = async (path: string, body: object, since: number) => {
      const answer = await connection.post(path, headers, JSON.stringify(body))
      if (result.latencies.length < 2_000_000) result.latencies.push(performance.now() - since)
      if (answer.status === protocol.accepted) result.calls++
      else result.refused++
      if (result.calls % 1000 === 0) onProgress?.(result.calls)
      return answer
    }
    let session = ''
    for (let n = 0; n < viewsPerVisit && performance.now() < end; n++) {
      let since = await due()
      if (n === 0 && protocol.start) {
        const { path, body, session: read } = protocol.start
        const answer = await call(path, body(visitor, viewOf(visitors)), since)
        if (answer.status !== protocol.accepted) return
        session = read(answer.body)
        since = performance.now()
      }
      const body = protocol.view.body(session, visitor, viewOf(visitors + n * 7))
      const { status } = await call(protocol.view.path, body, since)
      if (status === protocol.accepted) result.views++
    }
  }

  await Promise.all(
    opened.map(async connection => {
      while (performance.now() < end) await visit(connection)
      connection.close()
    }),
  )
  result.seconds = (performance.now() - began) / 1000
  return result
}

/** Pages of the shop, viewed with a skewed distribution. */
const pages: View[] = Array.from({ length: 300 }, (_, n) => ({
  path: n === 0 ? '/' : `/products/product-${n}`,
  title: `Προϊόν ${n} | Stampa`,
}))

function viewOf(n: number): View {
  const skewed = Math.floor(pages.length * ((n * 0.618034) % 1) ** 3)
  return pages[skewed] ?? { path: '/', title: 'Stampa' }
}

const referrers = [
  '',
  'https://www.google.com/',
  'https://l.instagram.com/',
  'https://www.facebook.com/',
  'https://www.linkedin.com/feed/',
  'https://blog.example/gifts',
]

function visitorOf(n: number): Visitor {
  // Spread over all addresses.
  const spread = (n * 2_654_435_761) >>> 0
  const bytes = [
    1 + ((spread >>> 24) % 220),
    (spread >>> 16) & 255,
    (spread >>> 8) & 255,
    spread & 255,
  ]
  return {
    address: bytes.join('.'),
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (n % 60)}.0.${n % 7}.0 Safari/537.36`,
    referrer: referrers[n % referrers.length] ?? '',
  }
}

/** A load that a thread can be given. */
type ThreadOptions = Omit<LoadOptions, 'protocol' | 'onProgress'>

/** Sends visits from a separate thread, so that the generator does not delay other measurements. */
export async function sendVisitsBeside(url: string, options: ThreadOptions): Promise<LoadResult> {
  const thread = new Worker(import.meta.filename, { workerData: { url, options } })
  const [result] = (await once(thread, 'message')) as [LoadResult]
  return result
}

if (!isMainThread) {
  const { url, options } = workerData as { url: string; options: ThreadOptions }
  parentPort?.postMessage(await sendVisits(url, { ...options, protocol: protocols.stampa }))
}
