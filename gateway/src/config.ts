/** The services behind it, each with an upstream and an internal address of its name in the templates. */
export const gatewayServices = ['identity', 'catalog', 'orders', 'studio', 'analytics'] as const
export type GatewayService = (typeof gatewayServices)[number]

/** What differs between one gateway and another; everything else is in the templates. */
export interface GatewayConfig {
  /** As nginx's `listen` takes it: `127.0.0.1:8080`. */
  listen: string
  /** Where each service is reached by other processes of the platform, whatever its instances. */
  internal: Record<GatewayService, string>
  /** Folder for its pid, cache and temporary files; written by nginx. */
  runDir: string
  releasesDir: string
  mediaDir: string
  /**
   * Where images are that are not in `mediaDir`: the folder of public files in a bucket, without a slash at
   * its end. A name in it needs a resolver. @default none
   */
  mediaBucket?: string
  /** File for the access log. */
  accessLog: string
  /** `host:port` of every instance. */
  upstreams: Record<'pages' | GatewayService, string[]>
  /** System user of the workers when the master runs as root. */
  user?: string | undefined
  /** What visitors use; `https` when something before the gateway ends TLS. @default 'http' */
  publicScheme?: 'http' | 'https'
  /** @default as many as processors */
  workers?: number
  limits?: Partial<Limits>
}

/**
 * How many requests that change something one address may send; as many as in five seconds may
 * come at once. Beyond that they are answered 429.
 */
export interface Limits {
  /** @default 600 */
  writesPerMinute: number
  /** @default 60 */
  signInPerMinute: number
}

const defaultLimits: Limits = { writesPerMinute: 600, signInPerMinute: 60 }

/** Values for the templates' variables, by name. */
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
    // Only needed where names change their addresses, and where a proxy stands before us.
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

/** Never marked as failed: on one machine a refused connection costs nothing and says it all. */
function servers(addresses: string[]): string {
  return addresses.map(address => `server ${address} max_fails=0;`).join('\n  ')
}
