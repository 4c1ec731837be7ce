import { once, setMaxListeners } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'

interface Options {
  url: string
  seconds: number
  clients: number
  /** Addresses that the clients share: 127.1.1.1 and following, each in a network of its own. */
  addresses: number
}

/** Responses to hostile clients, or ends of their connections, by kind and status. */
export type HostileResult = Record<string, number>

/** Runs hostile clients in a thread of their own, so that they do not delay the measurement of visitors. */
export async function runHostileClients(options: Options): Promise<HostileResult> {
  const thread = new Worker(import.meta.filename, { workerData: options })
  const [result] = (await once(thread, 'message')) as [HostileResult]
  return result
}

/** Milliseconds between two requests of a client. */
const interval = 100

type Act = (client: Client) => Promise<string>

interface Client {
  url: URL
  localAddress: string
  agent: Agent
  /** Number of the act, for unique values. */
  count: number
  /** Aborted at the end of the attack, which ends open connections. */
  signal: AbortSignal
}

const random = () => Math.random().toString(36).slice(2)

interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Makes a request and reads its whole response. @returns the status */
function ask(
  { url, localAddress, agent, signal }: Client,
  { method, path, headers, body }: Sent,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const outgoing = request(
    { ...target(url), localAddress, agent, signal, method, path, headers: headers ?? {} },
    response => {
      response.on('error', () => {}).resume()
      response.on('close', () => resolve(String(response.statusCode)))
    },
  )
  outgoing.on('error', () => resolve(endOf(signal))).end(body)
  return promise
}

function target({ hostname, port }: URL) {
  return { host: hostname, port: Number(port) }
}

/** Names the end of a connection: by the server, or by the end of the attack. */
const endOf = (signal: AbortSignal) => (signal.aborted ? 'still open' : 'closed')

/** Opens a connection until the end of the attack. */
function open({ url, localAddress, signal }: Client): { socket: Socket; closed: Promise<string> } {
  const socket = connect({ ...target(url), localAddress, signal })
  const closed = new Promise<string>(resolve =>
    socket.on('error', () => {}).once('close', () => resolve(endOf(signal))),
  )
  return { socket, closed }
}

/** Sends the head of a request, then a byte each second until the server closes the connection. */
async function drip(client: Client, head: string, byte: string): Promise<string> {
  const { socket, closed } = open(client)
  socket.resume().write(head.replace('{host}', client.url.host))
  const dripping = setInterval(() => socket.write(byte), 1000)
  const outcome = await closed
  clearInterval(dripping)
  return outcome
}

/** Requests a large file and never reads it. */
async function stall(client: Client): Promise<string> {
  const { socket, closed } = open(client)
  socket.pause().write(`GET /api/products HTTP/1.1\r\nHost: ${client.url.host}\r\n\r\n`.repeat(20))
  // An unread socket does not notice its end.
  const outcome = await Promise.race([closed, pause(30_000, 'not read')])
  socket.destroy()
  return outcome
}

const boundary = 'x'.repeat(16)

function part(head: string, content: string | Buffer): Buffer {
  const start = `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`
  return Buffer.concat([Buffer.from(start), Buffer.from(content), Buffer.from('\r\n')])
}

function form(path: string, parts: Buffer[]): Sent {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

const json = (path: string, body: string, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body,
})

/** A PNG of so many pixels in each direction, a thousandth as large. */
function pixelBomb(size: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    // Decoders check the size before the checksum.
    return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(Math.ceil(size / 8 + 1) * size))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const bombs: Sent[] = [
  json('/api/contact', '['.repeat(120_000)),
  json('/api/contact', `{"a":${'{"a":'.repeat(30_000)}`),
  json('/api/contact', `[${'0,'.repeat(120_000)}0]`),
  json('/api/auth/login', JSON.stringify({ email: 'x'.repeat(9000) })),
  json('/api/contact', deflateSync(Buffer.alloc(200_000)).toString('latin1'), {
    'content-encoding': 'gzip',
  }),
  form('/api/custom-order', Array(20_000).fill(part('name="a"', ''))),
  form('/api/custom-order', [
    part('name="email"', 'hostile@example.gr'),
    part('name="phone"', '69 4444 4444'),
    part('name="image"; filename="a.png"', pixelBomb(20_000)),
  ]),
  form('/contact', Array(20_000).fill(part('name="a"', ''))),
]

const floods: Sent[] = [
  { path: '/' },
  { path: '/api/products' },
  { path: '/api/search?q=tsanta' },
  json('/api/contact', '{}'),
  json('/api/auth/login', '{"email":"a@example.gr","password":"x"}'),
]

const places = [
  '/',
  '/products/',
  '/blog/',
  '/api/products/',
  '/media/',
  '/mfe/',
  '/offer/',
  '/?q=',
]

/** Kinds of hostile clients; each kind has as many clients. */
const acts: Record<string, Act> = {
  'slow header': client => drip(client, 'GET / HTTP/1.1\r\nHost: {host}\r\nX-A: ', 'a'),
  'slow body': client =>
    drip(
      client,
      'POST /api/contact HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
      '{',
    ),
  'slow reader': stall,
  flood: client => ask(client, floods[client.count % floods.length] ?? { path: '/' }),
  'random address': client =>
    ask(client, { path: `${places[client.count % places.length]}${random()}` }),
  bomb: client => ask(client, bombs[client.count % bombs.length] ?? { path: '/' }),
}

async function attack({ url, seconds, clients, addresses }: Options): Promise<HostileResult> {
  const result: HostileResult = {}
  const signal = AbortSignal.timeout(seconds * 1000)
  // One for each open connection.
  setMaxListeners(0, signal)
  const kinds = Object.entries(acts)
  const run = async (at: number) => {
    const [kind, act] = kinds[at % kinds.length] as (typeof kinds)[number]
    const localAddress = `127.1.${1 + (at % addresses)}.1`
    const client = {
      url: new URL(url),
      localAddress,
      agent: new Agent({ keepAlive: true }),
      count: at,
      signal,
    }
    while (!signal.aborted) {
      const outcome = await act(client)
      const name = `${kind}: ${outcome}`
      result[name] = (result[name] ?? 0) + 1
      client.count++
      await pause(interval)
    }
    client.agent.destroy()
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => run(at)))
  return result
}

if (!isMainThread) parentPort?.postMessage(await attack(workerData as Options))
