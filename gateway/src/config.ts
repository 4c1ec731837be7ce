import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The services that have addresses and rules of their own in the templates. Every other service is found by
 * its prefix in {@link GatewayConfig.addedDir}.
 */
export const gatewayServices = ['identity', 'catalog', 'orders', 'studio', 'analytics'] as const
export type GatewayService = (typeof gatewayServices)[number]

export function perService<T>(
  value: (name: GatewayService, index: number) => T,
): Record<GatewayService, T> {
  const values = gatewayServices.map((name, index) => [name, value(name, index)])
  return Object.fromEntries(values) as Record<GatewayService, T>
}

/** The settings that differ between gateways; everything else is in the templates. */
export interface GatewayConfig {
  /** Value of nginx's `listen`: `127.0.0.1:8080`. */
  listen: string
  /** Address per service for the platform's other processes, which balances between its instances. */
  internal: Record<GatewayService, string>
  /** Address of the other services for the platform's processes. */
  internalAdded: string
  /** Address of this machine for the gateway itself: the page servers behind its cache. */
  internalPages: string
  /** Address of the gateway's metrics, not public. */
  metrics: string
  /** Folder of nginx's pid and temporary files. */
  runDir: string
  /** Folder of its cache, on a file system that nothing else fills. @default runDir */
  cacheDir?: string
  /** Folder whose file of a service's name makes its spare instances the live ones. @default live in runDir */
  switchDir?: string
  /**
   * Folder with a folder per prefix of the other services, in which `live` is the socket of its service.
   *
   * @default added in runDir
   */
  addedDir?: string
  releasesDir: string
  mediaDir: string
  /**
   * URL of the bucket's folder of public files, for images that are not in `mediaDir`, without a trailing slash.
   * A host name in it needs a resolver. @default none
   */
  mediaBucket?: string
  /** Path of the access log. */
  accessLog: string
  /** `host:port` of every instance. */
  upstreams: Record<'pages' | GatewayService, string[]>
  /** Addresses of a service's instances while {@link switchDir} has its file. @default none */
  spares?: Partial<Record<GatewayService, string[]>>
  /** Host names of the site beside those of this machine and of `publicOrigin`; `*` is any. @default none */
  allowedHosts?: string | undefined
  /** Origin of the site; its host name is allowed. */
  publicOrigin?: string | undefined
  /** Directives that name the proxies before the gateway. @default none */
  realIpLines?: string
  /** Scheme of the visitors' requests; `https` behind a proxy that terminates TLS. @default 'http' */
  publicScheme?: 'http' | 'https'
  /** @default the number of processors */
  workers?: number
  limits?: Partial<Limits>
}

/** Limits per address, an IPv6 network of /64 counting as one; each rate has a burst. */
export interface Limits {
  /** Requests that change something; above it the answer is 429. @default 600 */
  writesPerMinute: number
  /** @default 60 */
  signInPerMinute: number
  /** Calls that read, also from the cache; above it the answer is 429. @default 6000 */
  readsPerMinute: number
  /** Pages that the cache does not have; above it the answer is an old copy or 503. @default 240 */
  missesPerMinute: number
  /** Such pages at the same time; twice as many of all addresses. @default 4 */
  missesAtOnce: number
  /**
   * Requests at the same time, a fifth of them with a body; above it the answer is 503. A network of
   * addresses has three times as many. @default 100
   */
  connections: number
}

/** Limits that the clients of a test or benchmark, which share an address, stay below. */
export const sharedAddressLimits: Limits = {
  writesPerMinute: 1_000_000_000,
  signInPerMinute: 6000,
  readsPerMinute: 1_000_000_000,
  missesPerMinute: 1_000_000_000,
  missesAtOnce: 200,
  connections: 5000,
}

/** Returns the values of the templates' variables by name. @param folder path of the gateway's own folder */
export function gatewayVariables(config: GatewayConfig, folder: string): Record<string, string> {
  const {
    writesPerMinute = 600,
    signInPerMinute = 60,
    readsPerMinute = 6000,
    missesPerMinute = 240,
    missesAtOnce = 4,
    connections = 100,
  } = config.limits ?? {}
  return {
    LISTEN: config.listen,
    RUN_DIR: config.runDir,
    CACHE_DIR: config.cacheDir ?? config.runDir,
    SWITCH_DIR: config.switchDir ?? `${config.runDir}/live`,
    ADDED_DIR: config.addedDir ?? `${config.runDir}/added`,
    ADDED_LISTEN: config.internalAdded,
    RELEASES_DIR: config.releasesDir,
    MEDIA_DIR: config.mediaDir,
    MEDIA_BUCKET: config.mediaBucket ?? '',
    GATEWAY_DIR: folder,
    ACCESS_LOG: config.accessLog,
    PAGES_LISTEN: config.internalPages,
    METRICS_LISTEN: config.metrics,
    PAGES_SERVERS: servers(config.upstreams.pages),
    ...Object.fromEntries(
      gatewayServices.flatMap(name => [
        [variableOf(name, 'LISTEN'), config.internal[name]],
        [variableOf(name, 'SERVERS'), servers(config.upstreams[name])],
      ]),
    ),
    SPARE_UPSTREAMS: Object.entries(config.spares ?? {})
      .map(spareUpstream)
      .join('\n'),
    ALLOWED_HOSTS: config.allowedHosts ?? '',
    PUBLIC_ORIGIN: config.publicOrigin ?? '',
    PUBLIC_SCHEME: config.publicScheme ?? 'http',
    WORKERS: String(config.workers ?? 'auto'),
    WRITE_RATE: `${writesPerMinute}r/m`,
    WRITE_BURST: String(Math.ceil(writesPerMinute / 12)),
    SIGN_IN_RATE: `${signInPerMinute}r/m`,
    SIGN_IN_BURST: String(Math.ceil(signInPerMinute / 12)),
    READ_RATE: `${readsPerMinute}r/m`,
    READ_BURST: String(Math.ceil(readsPerMinute / 12)),
    MISS_RATE: `${missesPerMinute}r/m`,
    MISS_BURST: String(Math.ceil(missesPerMinute / 6)),
    MISSES_AT_ONCE: String(missesAtOnce),
    ALL_MISSES_AT_ONCE: String(2 * missesAtOnce),
    CONNECTIONS: String(connections),
    WRITING_CONNECTIONS: String(Math.ceil(connections / 5)),
    NETWORK_CONNECTIONS: String(3 * connections),
    NETWORK_WRITING_CONNECTIONS: String(3 * Math.ceil(connections / 5)),
    REAL_IP_LINES: config.realIpLines ?? '',
    // Only needed where host names change their addresses.
    RESOLVER_LINES: '',
  }
}

/** Returns the name of a service's variable. @example variableOf('gift-cards', 'LISTEN') // 'GIFT_CARDS_LISTEN' */
export function variableOf(service: string, variable: 'LISTEN' | 'SERVERS'): string {
  return `${service.replaceAll('-', '_').toUpperCase()}_${variable}`
}

/** `max_fails=0`: on one machine a refused connection costs nothing, so no server is left out after failures. */
function servers(addresses: string[]): string {
  return addresses.map(address => `server ${address} max_fails=0;`).join('\n  ')
}

function spareUpstream([name, addresses]: [string, string[]]): string {
  return `upstream ${name}-spare {
  zone ${name}-spare 64k;
  ${servers(addresses)}
  keepalive 64;
  keepalive_timeout 5s;
}`
}

/** The folder of templates, and of the page shown when nothing else answers. */
export const gatewayDir = join(import.meta.dirname, '..')

/**
 * Writes nginx's configuration into `outDir`, as `envsubst` does in the container image.
 *
 * @returns the path of its main file
 * @throws when a template names a variable that is not set
 */
export async function renderGateway(config: GatewayConfig, outDir: string): Promise<string> {
  const variables = gatewayVariables(config, gatewayDir)
  const templates = join(gatewayDir, 'templates')
  await mkdir(outDir, { recursive: true })
  for (const name of await readdir(templates)) {
    const template = await readFile(join(templates, name), 'utf8')
    const text = template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, variable: string) => {
      const value = variables[variable]
      if (value === undefined) throw new Error(`${name} needs ${variable}, which is not set`)
      return value
    })
    await writeFile(join(outDir, name.replace(/\.template$/, '')), text)
  }
  return join(outDir, 'nginx.conf')
}
