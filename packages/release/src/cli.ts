#!/usr/bin/env node
import { lookup } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isSystemError, ReleaseBucket, ReleaseError } from '@stampa/registry'
import { bucketOptions } from '@stampa/service-kit/bucket'
import {
  type Command,
  type PreviewCommand,
  parseArguments,
  type ReleaseCommand,
  type ServiceCommand,
  UsageError,
  usage,
} from './arguments.ts'
import { findChromium } from './check/browser.ts'
import { checkRelease, checkService } from './check/check-release.ts'
import { readInterface, recordService } from './check/services.ts'
import { ensureReleased } from './ensure-released.ts'
import { changePlatform, type ServiceChange } from './platform.ts'
import { type Check, release } from './release.ts'
import { SourceHasher } from './sources.ts'
import { openStore, type Store } from './store.ts'
import type { LogEntry, PublishedRelease } from './store-reader.ts'
import { Watch, watchMilliseconds } from './watch.ts'
import { deployableNamed, findDeployables, teamRepository, workspaceRoot } from './workspace.ts'

/**
 * Time until every document names the new version, ms: the gateway serves a cached page for 1 s (`s-maxage=1`) and
 * stale for 1 s (`stale-while-revalidate=1`); the rest is slack. The command returns after it.
 */
const pageCacheMilliseconds = 2_500

/** Time between two renewals of the timestamp, ms. */
const refreshMilliseconds = 3_600_000

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  try {
    const { command, store } = parseArguments(args)
    const directory = store ?? resolve(workspaceRoot, process.env.DATA_DIR ?? '.data', 'releases')
    const service = await serviceOf(command)
    if (service) await changePlatform(dirname(directory), service, console.log)
    else await run(command, openStore(directory, { bucket: bucketOf(process.env) }))
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`)
      return 2
    }
    // System errors (full disk, missing permission) name the path.
    const isExpected = error instanceof ReleaseError || isSystemError(error)
    console.error(isExpected ? error.message : error)
    return 1
  }
}

function bucketOf(env: NodeJS.ProcessEnv): ReleaseBucket | undefined {
  const address = env.RELEASES_STORAGE
  if (!address) return undefined
  return new ReleaseBucket(bucketOptions('RELEASES_STORAGE', address, env))
}

/** Returns the change of a service that the command names. A remote's name is the remote's. */
async function serviceOf(command: Command): Promise<ServiceChange | undefined> {
  if (command.do !== 'release' && command.do !== 'rollback') return undefined
  const [, service = ''] = /^(?:services\/)?([a-z][a-z0-9-]*)$/.exec(command.name) ?? []
  if (!existsSync(join(workspaceRoot, 'services', service, 'src/server.ts'))) return undefined
  const remotes = await findDeployables(workspaceRoot)
  if (remotes.some(({ name }) => name === command.name)) return undefined
  const { do: action, version } = command
  if (command.do === 'release' && command.canary) {
    throw new UsageError(
      'A service is replaced as a whole: --canary goes with the shell or a remote.',
    )
  }
  if (action === 'release' && version !== undefined) {
    throw new UsageError(
      'A service is released under the next version: --version goes with --rollback.',
    )
  }
  return { service, action, version, repository: teamRepository }
}

async function run(command: Command, store: Store): Promise<void> {
  switch (command.do) {
    case 'help':
      return console.log(usage)
    case 'list':
      return console.log(formatList(await store.list(command.name)))
    case 'log':
      return console.log(formatLog(await store.log(command.name)))
    case 'refresh':
      return store.refresh()
    case 'watch':
      return watchForever(store, new URL(command.url))
    case 'rotate':
      await store.rotateKey(command.role)
      return console.log(`${command.role} has a new key`)
    case 'revoke':
      await store.revoke(command.role)
      console.log(`${command.role} is not released any more`)
      return whenVisible(true)
    case 'prune':
      return prune(store, command.keep)
    case 'release':
    case 'check':
      return whenVisible(await releaseOne(store, command))
    case 'preview':
      return preview(store, command)
    case 'check-service':
    case 'deploy-service':
      return deployService(store, command)
    case 'release-all': {
      const { withServices } = command
      const check = withServices ? undefined : checkAgainst(store)
      const options = { store, withServices, check, onProgress: console.log }
      return whenVisible((await ensureReleased(options)).length > 0)
    }
    case 'stop-canary':
      await stopCanary(store, command.name)
      return whenVisible(true)
    case 'rollback': {
      if ((await store.registry()).canary[command.name] && command.version === undefined) {
        await stopCanary(store, command.name)
        return whenVisible(true)
      }
      const { name, version } = await store.rollback(command.name, command.version)
      console.log(`${name} ${version} is live again`)
      return whenVisible(true)
    }
  }
}

function checkAgainst(store: Store): Check {
  const options = { store, root: workspaceRoot, chromium: findChromium() }
  return (directory, built) => checkRelease(directory, built, options)
}

async function releaseOne(
  store: Store,
  { do: action, name, version, canary }: ReleaseCommand,
  onPublished?: (version: string) => Promise<void>,
): Promise<boolean> {
  const deployable = deployableNamed(await findDeployables(workspaceRoot), name)
  const folder = relative(workspaceRoot, deployable.directory)
  const source = await new SourceHasher(workspaceRoot).hash(folder)
  const check = checkAgainst(store)
  const onlyCheck = action === 'check'
  return release({
    store,
    deployable,
    source,
    version,
    canary,
    check,
    onlyCheck,
    onPublished,
    onProgress: console.log,
  })
}

/** Publishes the present sources, and prints the link that shows them. */
async function preview(
  store: Store,
  { name, version, days, origin = publicOrigin() }: PreviewCommand,
): Promise<void> {
  await releaseOne(store, { do: 'release', name, version }, async published => {
    const until = new Date(Date.now() + days * 86_400_000)
    const token = await store.previewToken({ name, version: published, until })
    const end = until.toISOString().slice(0, 16).replace('T', ' ')
    console.log(`${name} ${published} is not live; until ${end} (UTC) this link shows it:`)
    console.log(`${origin}/preview/${token}`)
  })
}

/** Returns the origin of the platform that this machine runs. */
function publicOrigin(): string {
  const { PUBLIC_ORIGIN, PORT } = process.env
  return new URL(PUBLIC_ORIGIN || `http://127.0.0.1:${PORT || 8080}`).origin
}

async function stopCanary(store: Store, name: string): Promise<void> {
  const { canary, live } = await store.registry()
  const version = canary[name]?.release.version
  if (version === undefined) throw new ReleaseError(`${name} has no canary.`)
  await store.choose(name, { action: 'withdrawn', version, why: 'by hand' })
  console.log(`${name} ${version} is withdrawn; ${live[name]?.version} is live for all visitors`)
}

/** Checks the interface of a service against what pages use, and records it as deployed unless asked to check only. */
async function deployService(
  store: Store,
  { do: action, service, file }: ServiceCommand,
): Promise<void> {
  const document = await readInterface(
    file ?? join(workspaceRoot, 'services', service, 'openapi.json'),
  )
  const { refusals, notes } = await checkService(service, document, { store, root: workspaceRoot })
  for (const note of notes) console.log(note)
  if (refusals.length > 0) {
    throw new ReleaseError(`${service} may not be deployed:\n\n${refusals.join('\n')}`)
  }
  if (action === 'deploy-service') await recordService(store, service, document)
  console.log(`${service} ${action === 'deploy-service' ? 'is recorded as' : 'may be'} deployed`)
}

/** Renews the timestamp and ends canaries until the process is stopped. */
async function watchForever(store: Store, { hostname, port }: URL): Promise<void> {
  // The name of a service in containers: one address per page server.
  const servers = async () => {
    const addresses = await lookup(hostname, { all: true, family: 4 })
    return addresses.map(({ address }) => `http://${address}:${port}`)
  }
  const refresh = () => void store.refresh().catch(console.error)
  refresh()
  setInterval(refresh, refreshMilliseconds)
  const watch = new Watch({ store, servers, onProgress: console.log })
  for (;;) {
    await watch.look()
    await delay(watchMilliseconds)
  }
}

async function prune(store: Store, keep: number): Promise<void> {
  const deleted = await store.prune({ keep })
  for (const { name, version } of deleted) console.log(`${name} ${version} deleted`)
  if (deleted.length === 0) console.log('Nothing to delete.')
}

async function whenVisible(changed: boolean): Promise<void> {
  if (changed) await delay(pageCacheMilliseconds)
}

/** Formats a table with one published version per line. */
function formatList(releases: PublishedRelease[]): string {
  if (releases.length === 0) return 'Nothing is published yet.'
  const rows = releases.map(({ name, version, state, share, publishedAt, bytes }) => [
    name,
    version,
    share ? `${state} ${share} %` : state === 'published' ? '' : state,
    publishedAt.slice(0, 16).replace('T', ' '),
    `${Math.ceil(bytes / 1024)} KB`,
  ])
  return formatTable(rows)
}

/** Formats a table with one change per line, newest first. */
function formatLog(entries: LogEntry[]): string {
  if (entries.length === 0) return 'Nothing was released yet.'
  return formatTable(
    entries.map(entry => [
      entry.at.slice(0, 16).replace('T', ' '),
      entry.name,
      entry.share ? `${entry.action} ${entry.share} %` : entry.action,
      entry.version ?? '',
      entry.by,
      entry.why ?? entry.commit?.slice(0, 12) ?? '',
    ]),
  )
}

function formatTable(rows: string[][]): string {
  const widths = rows.reduce(
    (longest, row) => row.map((cell, column) => Math.max(cell.length, longest[column] ?? 0)),
    [0],
  )
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0))
  return rows.map(row => line(row).join('  ').trimEnd()).join('\n')
}
