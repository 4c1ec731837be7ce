import type { Limits } from '@stampa/gateway'
import type { ReleaseProgress } from '@stampa/release'
import type { ServiceName } from './apps/services.ts'
import type { LogLine } from './process/part.ts'

/** How a stack is to run. */
export interface StackOptions {
  /** Everything it keeps, absolute; created when missing. */
  dataDir: string
  /** Address that visitors reach it by. @default '127.0.0.1' */
  host?: string
  /** @default any free one */
  port?: number
  /** Fill an empty catalogue with demo content. @default false */
  demo?: boolean
  /** How many processes of each. @default two page servers, one of each service */
  instances?: Partial<Record<'pages' | ServiceName, number>>
  /** The first administrator; what is not given is made up, kept in the data folder and told. */
  administrator?: { email?: string | undefined; password?: string | undefined }
  /** Server to create the services' databases on, instead of one of the stack's own. */
  databaseUrl?: string | undefined
  /** Redis to use instead of one of the stack's own. */
  redisUrl?: string | undefined
  /** The site's own address, when it is not that of the request. */
  publicOrigin?: string | undefined
  /** How mails leave; what is not given is the orders worker's own default. */
  mail?: MailOptions
  /** Of the services and page servers. @default 'info' */
  logLevel?: string
  /** Requests per address; the gateway's own by default. */
  limits?: Partial<Limits>
  /** Orders and messages, each, that one address may send; the service's own by default. */
  publicWritesPer10Minutes?: number
  /** Calls of the tracker that one address may make in a minute; the service's own by default. */
  trackingCallsPerMinute?: number
  /** Release store to begin with: releases that are current need not be built again. */
  releasesFrom?: string | undefined
  /** What must be released before it is ready: `[]` leaves the store as it is. @default all */
  release?: string[]
  /** Services that are restarted on each change of their sources. @default none */
  watch?: readonly ServiceName[]
  /** Aborting it ends the start, or the running stack. */
  signal?: AbortSignal
  onLog?: (line: LogLine) => void
  onStep?: (step: Step) => void
}

/** The mail server, and who is written to. */
export interface MailOptions {
  /** `smtp://…`. @default none: mails are files in the data folder */
  url?: string | undefined
  from?: string | undefined
  shopTo?: string | undefined
}

/** Progress of the start. */
export type Step =
  | { step: 'begin'; name: string }
  | { step: 'end'; name: string; seconds: number }
  | { step: 'release'; progress: ReleaseProgress }
