import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import {
  type Agent,
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePorts } from '@stampa/stack/free-ports'
import { vi } from 'vitest'
import {
  type GatewayConfig,
  type GatewayService,
  gatewayServices,
  type Limits,
  renderGateway,
} from '../src/config.ts'

/** A server behind the gateway that records every request. */
export interface Upstream {
  address: string
  seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[]
  /** Handler of the requests from now on. */
  answer: RequestListener
  /** Stops listening: connections are refused until `start`. */
  stop(): Promise<void>
  start(): Promise<void>
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface Gateway extends Record<GatewayService, Upstream> {
  port: number
  pages: Upstream[]
  /** The spare instance of the catalog. */
  spare: Upstream
  /** Makes the catalog's spare instance live, or the first one again. */
  useSpare(spare: boolean): Promise<void>
  /** Folder of the prefixes of other services. */
  addedDir: string
  /** Opens a lane by its token, or ends it. */
  openLane(token: string, open?: boolean): Promise<void>
  releasesDir: string
  mediaDir: string
  runDir: string
  ask(path: string, options?: AskOptions): Promise<Answer>
  /** Sends a request to the internal address, which only processes of the platform know. */
  askInternally(path: string, options?: AskOptions): Promise<Answer>
  /** The same, to the address of the services in `addedDir`. */
  askAdded(path: string, options?: AskOptions): Promise<Answer>
  /** Sends raw bytes and returns everything that comes back. */
  raw(bytes: string): Promise<string>
  /** Requests the gateway's own metrics, which only Prometheus knows. */
  askMetrics(path?: string): Promise<Answer>
  /** Returns the lines of the access log so far. */
  log(): Promise<string>
  /** Returns nginx's error log. */
  errors(): string
  /** Reloads the configuration without dropping a connection. */
  reload(): void
  stop(): Promise<void>
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Keeps connections. @default a connection for each request */
  agent?: Agent
}

const nothing: RequestListener = (_request, response) => response.writeHead(404).end()

export async function startUpstream(answer: RequestListener = nothing): Promise<Upstream> {
  let server: Server | undefined
  const listener: RequestListener = (message, response) => {
    message.setEncoding('utf8')
    let body = ''
    message.on('data', chunk => {
      body += chunk
    })
    message.on('end', () => {
      const { method = '', url = '', headers } = message
      upstream.seen.push({ method, url, headers, body })
      upstream.answer(message, response)
    })
  }
  const upstream: Upstream = {
    address: '',
    seen: [],
    answer,
    async start() {
      server = createServer({ keepAliveTimeout: 60_000 }, listener)
      const known = Number(upstream.address.split(':')[1] ?? 0)
      server.listen(known, '127.0.0.1')
      await once(server, 'listening')
      upstream.address = `127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    async stop() {
      if (!server?.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  await upstream.start()
  return upstream
}

/** Settings of a test's gateway. */
interface GatewayOptions
  extends Pick<GatewayConfig, 'allowedHosts' | 'publicOrigin' | 'publicScheme' | 'mediaBucket'> {
  /** Believes `X-Forwarded-For`, so that a test can be several clients. */
  behindProxy?: boolean
}

/** Starts nginx with the product's templates in front of small servers; every host name is allowed by default. */
export async function startGateway(
  limits: Partial<Limits> = {},
  { behindProxy, ...options }: GatewayOptions = {},
): Promise<Gateway> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-gateway-'))
  const paths = {
    runDir: join(folder, 'run'),
    switchDir: join(folder, 'live'),
    addedDir: join(folder, 'added'),
    releasesDir: join(folder, 'releases'),
    mediaDir: join(folder, 'media'),
    accessLog: join(folder, 'access.log'),
  }
  const { runDir, switchDir, addedDir, releasesDir, mediaDir } = paths
  const lanesDir = join(switchDir, 'lanes')
  const folders = [runDir, lanesDir, addedDir, releasesDir, mediaDir]
  await Promise.all(folders.map(path => mkdir(path, { recursive: true })))
  const [pageOne, pageTwo, spare] = await Promise.all([
    startUpstream(),
    startUpstream(),
    startUpstream(),
  ])
  const services = await perService(() => startUpstream())
  const [port = 0, pagesPort = 0, metricsPort = 0, addedPort = 0, ...others] = await freePorts(
    4 + gatewayServices.length,
  )
  const internal = await perService(async () => others.pop() ?? 0)
  const main = await renderGateway(
    {
      ...paths,
      listen: `127.0.0.1:${port}`,
      internal: await perService(async name => `127.0.0.1:${internal[name]}`),
      workers: 1,
      limits,
      allowedHosts: '*',
      internalPages: `127.0.0.1:${pagesPort}`,
      metrics: `127.0.0.1:${metricsPort}`,
      internalAdded: `127.0.0.1:${addedPort}`,
      ...(behindProxy && {
        realIpLines: 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;',
      }),
      ...options,
      upstreams: {
        pages: [pageOne.address, pageTwo.address],
        ...(await perService(async name => [services[name].address])),
      },
      spares: { catalog: [spare.address] },
    },
    join(folder, 'conf'),
  )
  const args = ['-p', paths.runDir, '-c', main, '-e', 'stderr']
  const check = spawnSync('nginx', [...args, '-t'], { encoding: 'utf8' })
  if (check.status !== 0) throw new Error(check.stderr)
  // As root, workers of another user could not read a checkout that only root may read.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const nginx = spawn('nginx', [...args, '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  nginx.stderr.setEncoding('utf8').on('data', text => {
    errors += text
  })
  const gateway: Gateway = {
    port,
    pages: [pageOne, pageTwo],
    spare,
    useSpare: spare =>
      spare ? writeFile(join(switchDir, 'catalog'), '') : rm(join(switchDir, 'catalog')),
    openLane: (token, open = true) =>
      open ? writeFile(join(lanesDir, token), '') : rm(join(lanesDir, token)),
    ...services,
    addedDir,
    releasesDir,
    mediaDir,
    runDir,
    ask: (path, options) => ask(port, path, options),
    askInternally: (path, options) => ask(internal.catalog, path, options),
    askAdded: (path, options) => ask(addedPort, path, options),
    askMetrics: (path = '/metrics') => ask(metricsPort, path),
    raw: bytes => sendRaw(port, bytes),
    log: () => readFile(paths.accessLog, 'utf8'),
    errors: () => errors,
    reload: () => nginx.kill('SIGHUP'),
    async stop() {
      await endProcess(nginx)
      const upstreams = [pageOne, pageTwo, spare, ...Object.values(services)]
      await Promise.all(upstreams.map(upstream => upstream.stop()))
      await rm(folder, { recursive: true })
    },
  }
  try {
    await reachable(gateway, nginx, paths.runDir)
    return gateway
  } catch (error) {
    await gateway.stop()
    // Another process took the port: retry with the next ones.
    if (errors.includes('Address already in use')) {
      return startGateway(limits, { ...options, ...(behindProxy && { behindProxy }) })
    }
    throw error
  }
}

async function perService<T>(
  make: (name: GatewayService) => Promise<T>,
): Promise<Record<GatewayService, T>> {
  const made = gatewayServices.map(async name => [name, await make(name)] as const)
  return Object.fromEntries(await Promise.all(made)) as Record<GatewayService, T>
}

/** Waits until this nginx answers; another server may have answered at its port before. */
async function reachable(gateway: Gateway, nginx: ChildProcess, runDir: string): Promise<void> {
  // Written once nginx has bound all ports.
  const pidOf = () => readFile(join(runDir, 'nginx.pid'), 'utf8').catch(() => '')
  await vi.waitUntil(
    async () => {
      if (nginx.exitCode !== null) throw new Error(`nginx ended:\n${gateway.errors()}`)
      if ((await pidOf()).trim() !== String(nginx.pid)) return false
      return gateway.ask('/healthz').then(
        () => true,
        () => false,
      )
    },
    { timeout: 30_000 },
  )
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

export function ask(port: number, path: string, options: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      // A connection for each request: a kept one may be closed just as it is reused, which clients have to retry and
      // is no fault of the gateway.
      { agent: false, ...options, host: '127.0.0.1', port, path },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', chunk => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const body = Buffer.concat(chunks)
          const { statusCode: status = 0, headers } = incoming
          resolve({ status, headers, body, text: body.toString() })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(options.body)
  })
}

async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let answer = ''
  try {
    for await (const chunk of socket.setEncoding('utf8')) {
      answer += chunk
      // nginx would wait for the rest of a refused body.
      if (isWhole(answer)) break
    }
  } catch (error) {
    // A client that was too slow gets a connection reset.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
  } finally {
    socket.destroy()
  }
  return answer
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, end))?.[1]
  return (
    end > 0 && length !== undefined && Buffer.byteLength(answer.slice(end + 4)) >= Number(length)
  )
}

/** Writes files below a folder and creates the folders that they need. */
export async function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}
