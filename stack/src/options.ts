import type { GatewayService, Limits } from '@stampa/gateway'
import type { Command } from './process/group.ts'
import type { LogLine } from './process/part.ts'

export interface StackOptions {
  /** Absolute path of its data folder; created when missing. */
  dataDir: string
  /** Address that the gateway listens on. @default '127.0.0.1' */
  host?: string
  /** Port of the gateway. @default a free one */
  port?: number
  /** Whether to fill an empty catalogue with demo content. @default false */
  demo?: boolean
  /** Pictures of each kind in the demo content; its records share them. @default all */
  demoPictures?: number
  /** Instances of each, and of the service's worker. @default two page servers, one of each service */
  instances?: Partial<Record<'pages' | GatewayService, number>>
  /** The first administrator. Missing values are generated, kept in the data folder and printed. */
  administrator?: { email?: string | undefined; password?: string | undefined }
  /** PostgreSQL server to create the databases on. @default an embedded one */
  databaseUrl?: string | undefined
  /**
   * Whether the embedded PostgreSQL archives its WAL in the data folder, for a restore to a point in time.
   *
   * @default false
   */
  walArchive?: boolean
  /** @default a Redis of the stack */
  redisUrl?: string | undefined
  /** Public origin of the site. @default the request's origin */
  publicOrigin?: string | undefined
  /** Host names that the site answers to beside those of this machine and of its origin; `*` is any. @default none */
  allowedHosts?: string | undefined
  /** IPv4 addresses and networks that lanes may lead to, separated by commas. @default '127.0.0.1' */
  laneAddresses?: string | undefined
  /** `https` behind a proxy that terminates TLS. @default 'http' */
  publicScheme?: 'http' | 'https'
  /** Address or range of that proxy, whose `X-Forwarded-For` is trusted. @default none */
  proxyAddress?: string | undefined
  /** Mail settings; the orders worker has defaults. */
  mail?: MailOptions
  /**
   * Addresses and networks, separated by commas, that webhooks may call although they are not of the
   * internet.
   *
   * @default none
   */
  webhookPrivateAddresses?: string | undefined
  /** ClickHouse database of visits, instead of PostgreSQL. */
  analyticsStore?: string | undefined
  /** Base URL of an OTLP/HTTP collector that gets the traces. @default none are recorded */
  otlpEndpoint?: string | undefined
  /** Log level of services and page servers. @default 'info' */
  logLevel?: string
  /** Rate limits per address. @default the gateway's */
  limits?: Partial<Limits>
  /** Orders, and messages, per address in 10 minutes. @default the service's */
  publicWritesPer10Minutes?: number
  /** Tracking calls per address and minute. @default the service's */
  trackingCallsPerMinute?: number
  /** Folder with the sources that services are released from. @default the repository */
  sources?: string
  /** Release store to copy first, so that current releases need no build. */
  releasesFrom?: string | undefined
  /** Names that must be released before the stack is ready; `[]` builds none. @default all */
  release?: string[]
  /** Services that restart on each change of their sources. @default none */
  watch?: readonly string[]
  /** Aborts the start or stops the running stack. */
  signal?: AbortSignal
  /** Changes a part's command at each of its starts: tests put a proxy before its port, or shift its clock. */
  onCommand?: (part: string, command: Command) => Promise<Command>
  onLog?: (line: LogLine) => void
  onStep?: (step: Step) => void
}

export interface MailOptions {
  /** `smtp://…`. @default none: mails are files in the data folder */
  url?: string | undefined
  from?: string | undefined
  shopTo?: string | undefined
}

export type Step =
  | { step: 'begin'; name: string }
  | { step: 'end'; name: string; seconds: number }
  | { step: 'release'; text: string }
