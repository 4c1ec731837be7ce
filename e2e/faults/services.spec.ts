import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Stack, startStack } from '@stampa/stack'
import { Load } from '../load.ts'
import { test as base, expect, isFullLength } from './fixtures.ts'

const repository = join(import.meta.dirname, '../..')

/** Release command and its output. */
interface Outcome {
  code: number | null
  output: string
}

/** Platform whose services are released from sources of its own, which a test may change. */
const test = base.extend<object, { sources: string }>({
  sources: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from it
    async ({}, use) => {
      const sources = await mkdtemp(join(tmpdir(), 'stampa-sources-'))
      // The programs' user follows links to packages through it.
      await chmod(sources, 0o711)
      for (const part of ['packages', 'services', 'package-lock.json']) {
        const skipped = new Set(['node_modules', 'seeds', 'test'])
        await cp(join(repository, part), join(sources, part), {
          recursive: true,
          filter: path => !skipped.has(basename(path)),
        })
      }
      await symlink(join(repository, 'node_modules'), join(sources, 'node_modules'))
      for (const folder of ['packages/service-kit', 'services/analytics']) {
        const modules = join(folder, 'node_modules')
        await symlink(join(repository, modules), join(sources, modules))
      }
      await use(sources)
      await rm(sources, { recursive: true })
    },
    { scope: 'worker' },
  ],
  ownOptions: async ({ sources }, use) => use({ sources }),
})

test.describe.configure({ mode: 'serial', timeout: 300_000 })

const paths = ['/api/products', '/api/categories', '/api/company/settings']

/** Starts the command of an operator. */
function startRelease(dataDir: string, args: string[]): ChildProcess {
  return spawn(process.execPath, ['packages/release/src/cli.ts', ...args], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs the command of an operator to its end. */
async function release(dataDir: string, ...args: string[]): Promise<Outcome> {
  const child = startRelease(dataDir, args)
  const output = Promise.all([child.stdout, child.stderr].map(stream => stream && text(stream)))
  const [code] = await once(child, 'exit')
  return { code, output: (await output).join('') }
}

async function expectLive(released: Promise<Outcome>): Promise<void> {
  const { code, output } = await released
  expect(code, output).toBe(0)
  expect(output).toContain('is live, before')
}

/** Lets the next version of the catalog answer at a path of its own, which tells it from the others. */
async function write(sources: string, answer: string): Promise<void> {
  const file = join(sources, 'services/catalog/src/routes/release/index.ts')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    `import { Type } from '@stampa/service-kit'
     export default async app => {
       app.get('/', { schema: { response: { 200: Type.String() } } }, async () => '${answer}')
     }`,
  )
}

/** Returns the answer of the live version, past the gateway's public part. */
async function answerOf(own: Stack): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${own.layout.internal.catalog}/api/release`)
  return response.ok ? response.text() : String(response.status)
}

const catalogParts = (own: Stack) =>
  own.parts.map(({ name }) => name).filter(name => name.startsWith('catalog'))

test('a release and a rollback of a service fail no request', { tag: '@smoke' }, async ({
  own,
  ownDataDir,
  sources,
}) => {
  const load = new Load(own.url, paths, 1)
  await load.answered(200)
  expect(await answerOf(own)).toBe('404')
  await write(sources, 'second')
  await expectLive(release(ownDataDir, 'catalog'))
  expect(await answerOf(own)).toBe('second')
  expect(catalogParts(own)).toEqual(['catalog-1-spare'])

  await expectLive(release(ownDataDir, 'catalog', '--rollback'))
  expect(await answerOf(own)).toBe('404')
  expect(catalogParts(own)).toEqual(['catalog-1'])
  await load.answered(200)
  expect(await load.stop()).toEqual([])
})

test('the release of a service replaces its worker', async ({ own, ownDataDir, sources }) => {
  test.skip(!isFullLength())
  await writeFile(join(sources, 'services/orders/src/changed.ts'), 'export const changed = true')
  const load = new Load(own.url, ['/api/products', '/api/auth/jwks'])
  await expectLive(release(ownDataDir, 'orders'))
  expect(await load.stop()).toEqual([])
  const parts = own.parts.map(({ name }) => name).filter(name => name.startsWith('orders'))
  expect(parts.toSorted()).toEqual(['orders-1-spare', 'orders-worker-spare'])
})

const faults: [name: string, file: string, content: string, reason: string][] = [
  [
    'that ends at its start',
    'src/server.ts',
    "throw new Error('a fault of the new version')",
    'a fault of the new version',
  ],
  [
    'with a migration that breaks the live one',
    'migrations/20991231t0000-drop.ts',
    "export const up = db => db.raw('drop table faqs'); export const down = async () => {}",
    'drops table faqs',
  ],
  [
    'with a migration that fails',
    'migrations/20991231t0000-fail.ts',
    "export const up = db => db.raw('create table halves (); select 1/0'); export const down = async () => {}",
    'division by zero',
  ],
  [
    'that never becomes ready',
    'src/server.ts',
    'setInterval(() => {}, 1000)',
    'catalog-1-spare is not ready',
  ],
]

for (const [name, file, content, reason] of faults) {
  test(`a version ${name} leaves the live one alone and says why`, async ({
    own,
    ownDataDir,
    sources,
  }) => {
    test.skip(!isFullLength())
    const path = join(sources, 'services/catalog', file)
    const load = new Load(own.url, paths, 1)
    try {
      await writeFile(path, content)
      const { code, output } = await release(ownDataDir, 'catalog')
      expect(output).toMatch(/catalog 1\.0\.\d stays live/)
      expect(output).toContain(reason)
      expect(code).toBe(1)
    } finally {
      const original = join(repository, 'services/catalog', file)
      await cp(original, path).catch(() => rm(path))
    }
    expect(catalogParts(own)).toEqual(['catalog-1'])
    await load.answered(200)
    expect(await load.stop()).toEqual([])
  })
}

test('a release goes on when its command is killed', async ({ own, ownDataDir, sources }) => {
  test.skip(!isFullLength())
  const load = new Load(own.url, paths, 1)
  await write(sources, 'third')
  const command = startRelease(ownDataDir, ['catalog'])
  if (command.stdout) await once(command.stdout, 'data')
  command.kill('SIGKILL')
  await expect.poll(() => answerOf(own), { timeout: 60_000 }).toBe('third')
  await expect.poll(() => catalogParts(own), { timeout: 60_000 }).toEqual(['catalog-1-spare'])
  expect(await load.stop()).toEqual([])
})

test('the platform starts again with the version that was live when the sources are broken', async ({
  own,
  ownDataDir,
  sources,
}) => {
  test.skip(!isFullLength())
  const answer = await answerOf(own)
  const server = join(sources, 'services/catalog/src/server.ts')
  await writeFile(server, "throw new Error('broken')")
  await own.stop()
  const lines: string[] = []
  const options = { dataDir: ownDataDir, sources, release: [], logLevel: 'fatal' }
  let again: Stack | undefined
  // The kernel keeps PostgreSQL's shared memory until the last of its killed processes has ended.
  await expect(async () => {
    again = await startStack({ ...options, onLog: ({ text }) => lines.push(text) })
  }).toPass({ timeout: 240_000 })
  try {
    expect(again && (await answerOf(again))).toBe(answer)
    expect(lines.join('\n')).toMatch(/cannot be started, 1\.0\.\d is: .*\n.*broken/)
  } finally {
    await again?.stop()
  }
})
