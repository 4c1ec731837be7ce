import { resolve } from 'node:path'
import { repository } from './apps/app.ts'
import type { StackOptions } from './options.ts'
import { type Stack, startStack } from './stack.ts'
import type { StopSignals } from './terminal/stop-signals.ts'
import { Terminal } from './terminal/terminal.ts'

/**
 * Runs the whole platform, as the environment configures it, until it is signalled to stop.
 *
 * @returns the exit code
 */
export async function runPlatform(
  stopSignals: StopSignals,
  { watch }: Pick<StackOptions, 'watch'> = {},
): Promise<number> {
  const terminal = new Terminal(process.stdout)
  try {
    const options: StackOptions = {
      ...fromEnvironment(process.env),
      ...(watch && { watch }),
      signal: stopSignals.first,
      onLog: line => terminal.log(line),
      onStep: step => terminal.step(step),
    }
    const began = performance.now()
    const stack = await startStack(options)
    terminal.write(welcome(stack, (performance.now() - began) / 1000))
    await stopSignals.received
    terminal.write('\nStopping; Ctrl-C once more ends it at once.')
    await stack.stop()
    terminal.write('Stopped.')
    return 0
  } catch (error) {
    if (stopSignals.first.aborted) return 0
    terminal.write(`\nThe platform could not be started.\n\n${describe(error)}\n`)
    return 1
  }
}

/** Returns the options of `npm start`. @throws when a variable is invalid */
export function fromEnvironment(env: NodeJS.ProcessEnv): StackOptions {
  const port = Number(env.PORT || 8080)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not '${env.PORT}'.`)
  }
  const publicScheme = env.PUBLIC_SCHEME || 'http'
  if (publicScheme !== 'http' && publicScheme !== 'https') {
    throw new Error(`PUBLIC_SCHEME must be http or https, not '${publicScheme}'.`)
  }
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(repository, env.DATA_DIR || '.data'),
    demo: !['0', 'false'].includes(env.DEMO || '1'),
    administrator: {
      email: env.ADMIN_EMAIL || undefined,
      password: env.ADMIN_PASSWORD || undefined,
    },
    databaseUrl: env.DATABASE_URL || undefined,
    walArchive: ['1', 'true'].includes(env.WAL_ARCHIVE || '0'),
    redisUrl: env.REDIS_URL || undefined,
    publicOrigin: env.PUBLIC_ORIGIN || undefined,
    allowedHosts: env.ALLOWED_HOSTS || undefined,
    laneAddresses: env.LANE_ADDRESSES || undefined,
    publicScheme,
    proxyAddress: env.PROXY_ADDRESS || undefined,
    mail: {
      url: env.MAIL_URL || undefined,
      from: env.MAIL_FROM || undefined,
      shopTo: env.SHOP_MAIL_TO || undefined,
    },
    webhookPrivateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES || undefined,
    analyticsStore: env.ANALYTICS_STORE || undefined,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
    logLevel: env.LOG_LEVEL || 'warn',
  }
}

/** Returns the summary after the start: addresses and credentials. */
function welcome({ url, administrator, mailDir, account }: Stack, seconds: number): string {
  const { email, password, given } = administrator
  const rows = [
    ['Site', url],
    ['Back office', `${url}/admin`],
    ['E-mail', email],
    [
      'Password',
      given || !password
        ? 'as given in ADMIN_PASSWORD at the first start'
        : `${password} (until it is changed)`,
    ],
    ['Mails', mailDir ? `${mailDir} (no MAIL_URL is set)` : 'by the server of MAIL_URL'],
    ['Runs as', account],
  ]
  const lines = rows.map(([label = '', value]) => `  ${label.padEnd(12)} ${value}`)
  const title = `Stampa is ready (${seconds.toFixed(1)} s). Ctrl-C ends it.`
  return ['', title, '', ...lines, ''].join('\n')
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isRepeated = error.cause instanceof Error && error.message.includes(error.cause.message)
  const cause =
    error.cause instanceof Error && !isRepeated ? `\n  because: ${error.cause.message}` : ''
  return error.message + cause
}
