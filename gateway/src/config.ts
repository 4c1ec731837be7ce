/** The services behind the gateway; the templates have an upstream and an internal address for each. */
export const gatewayServices = ['identity', 'catalog', 'orders', 'studio', 'analytics'] as const
export type GatewayService = (typeof gatewayServices)[number]

/** Settings of one gateway; the templates hold everything else. */
export interface GatewayConfig {
  /** Value of nginx's `listen`: `127.0.0.1:8080`. */
  listen: string
  /** Address of each service for other processes of the platform; it balances between the service's instances. */
  internal: Record<GatewayService, string>
  /** Folder of nginx's pid, cache and temporary files. */
  runDir: string
  releasesDir: string
  mediaDir: string
  /**
   * URL of a bucket's folder of public files, without a slash at the end, for images that are not in `mediaDir`. A
   * host
   * name needs a resolver. @default none
   */
  mediaBucket?: string
  /** Path of the access log. */
  accessLog: string
  /** `host:port` of every instance. */
  upstreams: Record<'pages' | GatewayService, string[]>
  /** System user of the workers when the master runs as root. */
  user?: string | undefined
  /** Scheme that visitors use; `https` when a proxy in front of the gateway terminates TLS. @default 'http' */
  publicScheme?: 'http' | 'https'
  /** @default the number of processors */
  workers?: number
  limits?: Partial<Limits>
}

/** Rates of writing requests per client address. Five seconds' worth may come at once; more are answered with 429. */
export interface Limits {
  /** @default 600 */
  writesPerMinute: number
  /** @default 60 */
  signInPerMinute: number
}

const defaultLimits: Limits = { writesPerMinute: 600, signInPerMinute: 60 }

/** Returns the values of the templates' variables, by name. */
export function gatewayVariables(
  config: GatewayConfig,
  gatewayDir: string,
): Record<string, string> {
  const limits = { ...defaultLimits, ...config.limits }
  return {
    LISTEN: config.listen,
    RUN_DIR: config.runDir,
    RELEASES_DIR: config.releasesDir,
    MEDIA_DIR: config.mediaDir,
    MEDIA_BUCKET: config.mediaBucket ?? '',
    GATEWAY_DIR: gatewayDir,
    ACCESS_LOG: config.accessLog,
    PAGES_SERVERS: servers(config.upstreams.pages),
    ...serviceVariables(config),
    USER_LINE: config.user ? `user ${config.user};` : '',
    PUBLIC_SCHEME: config.publicScheme ?? 'http',
    WORKERS: String(config.workers ?? 'auto'),
    WRITE_RATE: `${limits.writesPerMinute}r/m`,
    WRITE_BURST: String(Math.ceil(limits.writesPerMinute / 12)),
    SIGN_IN_RATE: `${limits.signInPerMinute}r/m`,
    SIGN_IN_BURST: String(Math.ceil(limits.signInPerMinute / 12)),
    // Only needed with host names that change their addresses, and behind a proxy.
    RESOLVER_LINES: '',
    REAL_IP_LINES: '',
  }
}

function serviceVariables({ internal, upstreams }: GatewayConfig): Record<string, string> {
  return Object.fromEntries(
    gatewayServices.flatMap(name => [
      [`${name.toUpperCase()}_LISTEN`, internal[name]],
      [`${name.toUpperCase()}_SERVERS`, servers(upstreams[name])],
    ]),
  )
}

/** Instances are never marked as failed: on one machine a refused connection costs nothing. */
function servers(addresses: string[]): string {
  return addresses.map(address => `server ${address} max_fails=0;`).join('\n  ')
}
