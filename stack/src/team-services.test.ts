import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openStore } from '@stampa/release'
import { fillTemplates, templatesOf, wordsOf, writeFiles } from 'create-stampa-remote'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { repository as platform } from './apps/app.ts'
import { openDataDir } from './data-dir.ts'
import { planLayout } from './layout.ts'
import { Supervisor } from './process/supervisor.ts'
import { openSecrets } from './secrets.ts'
import { ServiceInstances } from './service-instances.ts'

/** A name that no other test uses: its database is on the server that all share. */
const name = 'team-notes'
const service = `services/${name}`

let supervisor: Supervisor
let instances: ServiceInstances
const log: string[] = []

const folder = await mkdtemp(join(tmpdir(), 'stampa-team-'))
await chmod(folder, 0o711)
const repository = join(folder, 'repository')
const templates = await fillTemplates(templatesOf('service'), wordsOf(name, new Date()))
await writeFiles(repository, templates)
await writeFile(join(repository, 'package-lock.json'), '{}')
await writeFile(join(repository, service, 'openapi.json'), '{ "paths": {} }')
const dataDir = join(folder, 'data')
const { TEST_DATABASE_URL: databaseUrl = '', TEST_REDIS_URL: redisUrl = '' } = process.env
const onLog = ({ text }: { text: string }) => void log.push(text)
const options = { dataDir, databaseUrl, redisUrl, logLevel: 'fatal', onLog }
const on = {
  options,
  databaseUrl,
  redisUrl,
  layout: await planLayout(options),
  folders: await openDataDir(dataDir),
  secrets: await openSecrets(dataDir),
  administrator: { email: 'anna@example.gr', password: undefined, given: true },
}
await openStore(on.folders.releases, {
  keys: on.folders.keys,
  root: join(on.folders.trust, 'root.json'),
}).refresh()
// Instead of the packages of the team's repository.
await mkdir(join(dataDir, 'team-services'))
await symlink(join(platform, 'node_modules'), join(dataDir, 'team-services/node_modules'))
await start()

afterAll(async () => {
  await supervisor.stop()
  await rm(folder, { recursive: true })
  const client = new pg.Client({ connectionString: on.databaseUrl })
  await client.connect()
  await client.query('drop database if exists stampa_team_notes with (force)')
  for (const role of ['stampa_team_notes', 'stampa_team_notes_app']) {
    await client.query(`drop role if exists ${role}`)
  }
  await client.end()
})

/** Starts the services of teams, as a start of the platform does. */
async function start(): Promise<void> {
  await supervisor?.stop()
  supervisor = new Supervisor({ onLog: () => {}, onStart: async () => {} })
  instances = new ServiceInstances(on, supervisor)
  await instances.open()
  await instances.startTeams()
}

/** Releases or rolls back a service, by default the team's. @returns the reports */
async function change(change: Partial<Parameters<ServiceInstances['change']>[0]> = {}) {
  const reports: string[] = []
  await instances.change({ service: name, action: 'release', repository, ...change }, line =>
    reports.push(line),
  )
  return reports.join('\n')
}

async function ask(prefix: string): Promise<string> {
  const socketPath = join(on.folders.gatewayAdded, prefix, 'live')
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ socketPath, path: `/api/${name}`, agent: false }, resolve).on('error', reject),
  )
  return `${answer.statusCode} ${await text(answer)}`
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(repository, service, file)
  const source = await readFile(path, 'utf8')
  expect(source).toContain(from)
  await writeFile(path, source.replace(from, to))
}

const parts = () => supervisor.parts.map(part => part.name)

test('releases a service of a team, with a database of its own, and rolls it back', async () => {
  expect(await change()).toContain('team-notes 1.0.0 is live')
  expect([await ask(name), parts()]).toEqual(['200 []', ['team-notes-1']])
  expect(await change()).toBe('team-notes 1.0.0 is live and up to date')
  await edit('src/routes/team-notes/index.ts', '.map(toStored)', '.map(toStored).slice(1)')
  expect(await change()).toContain('team-notes 1.0.1 is live, before 1.0.0')
  expect([await ask(name), parts()]).toEqual(['200 []', ['team-notes-1-spare']])
  expect(await change({ action: 'rollback' })).toContain('team-notes 1.0.0 is live, before 1.0.1')
  expect(parts()).toEqual(['team-notes-1'])
})

test('a release that fails leaves the live version and its prefixes', async () => {
  await edit('package.json', '["team-notes"]', '["team-notes", "team-ribbons"]')
  await edit('src/server.ts', 'await serve', "throw new Error('broken')\nawait serve")
  await expect(change()).rejects.toThrow(/team-notes 1\.0\.0 stays live\.\n.*broken/s)
  await expect(ask('team-ribbons')).rejects.toThrow('ENOENT')
  expect(await ask(name)).toBe('200 []')
  await edit('src/server.ts', "throw new Error('broken')\n", '')
  await change()
  expect(await ask('team-ribbons')).toBe('200 []')
})

test.each([
  ['"products"', '/api/products belongs to catalog'],
  ['"../media"', "'../media' is no name"],
  ['"metrics"', "'metrics' is reserved"],
  ['', 'must name its prefixes'],
  ['7', 'must name its prefixes'],
])('refuses the prefixes [%s]', async (prefixes, reason) => {
  const known = '"team-notes", "team-ribbons"'
  await edit('package.json', known, prefixes)
  await expect(change()).rejects.toThrow(reason)
  await edit('package.json', `[${prefixes}]`, `[${known}]`)
})

test.each([
  [{ service: 'orders' }, "orders is a service of the platform's own repository"],
  [{ service: '../team-notes' }, 'is no name'],
  [{ service: 'shell' }, 'is reserved'],
  [{ service: 'team-other' }, 'ENOENT'],
  [
    { service: 'team-other', repository: undefined },
    'There is no service team-other in the running platform: if it is new, it is not started yet',
  ],
])('refuses the change %j', async (refused, reason) => {
  await expect(change(refused)).rejects.toThrow(reason)
  expect(await ask(name)).toBe('200 []')
})

test('starts with the platform, and is left out of it when it cannot', async () => {
  await start()
  expect(await ask(name)).toBe('200 []')
  const { live } = JSON.parse(
    await readFile(join(folder, 'data/team-services', name, 'versions.json'), 'utf8'),
  )
  await writeFile(join(folder, 'data/team-services', name, live, service, 'src/server.ts'), '')
  await start()
  expect(log.at(-1)).toContain('team-notes of a team is left out')
  expect(parts()).toEqual([])
  await edit('src/app.ts', "'1.0.0'", "'1.0.1'")
  await change()
  expect(await ask(name)).toBe('200 []')
})
