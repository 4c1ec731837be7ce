import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { repository } from '../apps/app.ts'

/** Each rule with an import that it refuses: from a file, to a file or a package. */
const refused: [rule: string, from: string, to: string][] = [
  ['remote-reaches-only-browser-packages', 'mfe-a/src/to-remote.ts', 'mfe-b/src/remote.ts'],
  ['remote-reaches-only-browser-packages', 'mfe-a/src/to-shell.ts', 'shell/src/shell.ts'],
  ['remote-reaches-only-browser-packages', 'mfe-a/src/to-service.ts', 'services/one/src/app.ts'],
  ['remote-reaches-only-browser-packages', 'mfe-a/src/to-kit.ts', '@stampa/service-kit'],
  [
    'service-reaches-only-its-packages',
    'services/one/src/to-service.ts',
    'services/two/src/app.ts',
  ],
  ['service-reaches-only-its-packages', 'services/one/src/to-platform.ts', '@stampa/platform'],
  ['nothing-reaches-into-routes', 'services/one/src/to-route.ts', 'services/one/src/routes/one.ts'],
  ['package-reaches-no-app', 'packages/ui/src/to-shell.ts', 'shell/src/shell.ts'],
  ['package-reaches-no-app', 'packages/release/src/to-stack.ts', 'stack/src/stack.ts'],
  ['browser-package-reaches-no-server-package', 'packages/ui/src/to-kit.ts', '@stampa/service-kit'],
  ['rules-stand-alone', 'packages/pricing/src/to-platform.ts', '@stampa/platform'],
  ['service-has-what-it-runs', 'services/one/src/to-queue.ts', 'bullmq'],
  ['service-kit-stands-alone', 'packages/service-kit/src/to-platform.ts', '@stampa/platform'],
  ['shell-reaches-no-app', 'shell/src/to-remote.ts', 'mfe-a/src/remote.ts'],
  ['shell-reaches-no-app', 'shell/server/to-service.ts', 'services/one/src/app.ts'],
  ['shell-browser-reaches-no-server', 'shell/src/to-kit.ts', '@stampa/service-kit'],
  ['shell-browser-reaches-no-server', 'shell/src/to-server.ts', 'shell/server/server.ts'],
  ['gateway-stands-alone', 'gateway/src/to-platform.ts', '@stampa/platform'],
  ['stack-starts-processes', 'stack/src/to-service.ts', 'services/one/src/app.ts'],
  ['stack-starts-processes', 'stack/src/to-shell.ts', 'shell/server/server.ts'],
  ['only-tests-and-tools-reach-themselves', 'shell/src/to-test.ts', 'e2e/fixtures.ts'],
  ['workspace-by-its-name', 'mfe-a/src/by-path.ts', 'packages/platform/src/index.ts'],
  ['source-reaches-no-test', 'services/one/src/to-test.ts', 'services/one/src/app.test.ts'],
  ['no-circle', 'services/one/src/circle.ts', 'services/one/src/circle.ts'],
  ['nothing-unresolved', 'shell/src/to-nothing.ts', './nothing.ts'],
]

const allowed: [from: string, to: string][] = [
  ['mfe-a/src/good.ts', '@stampa/platform'],
  ['services/one/src/good.ts', '@stampa/service-kit'],
  ['shell/src/good.ts', '@stampa/platform'],
  ['shell/server/good.ts', '@stampa/service-kit'],
  ['stack/src/good.ts', '@stampa/release'],
  ['e2e/good.ts', '@stampa/release'],
]

const packages = ['platform', 'service-kit', 'release']
const targets = [
  'mfe-a/src/remote.ts',
  'mfe-b/src/remote.ts',
  'shell/src/shell.ts',
  'shell/server/server.ts',
  'services/one/src/app.ts',
  'services/one/src/app.test.ts',
  'services/one/src/routes/one.ts',
  'services/two/src/app.ts',
  'stack/src/stack.ts',
  'e2e/fixtures.ts',
  ...packages.map(name => `packages/${name}/src/index.ts`),
]

const folder = await mkdtemp(join(tmpdir(), 'stampa-boundaries-'))
for (const target of targets) await write(target, 'export type Thing = string\n')
for (const name of packages) await linkPackage(name)
await write('services/one/package.json', JSON.stringify({ dependencies: {} }))
await write('node_modules/bullmq/index.js', '')
for (const [from, to] of [...refused.map(([, ...edge]) => edge), ...allowed]) {
  // A type import is enough to couple two parts.
  await write(
    from,
    `import type { Thing } from '${specifier(from, to)}'\nexport type Mine = Thing\n`,
  )
}
const found = await cruise()

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(refused)('%s refuses %s importing %s', (rule, from) => {
  expect([...found]).toContain(`${rule} ${from}`)
})

test('every rule has an import that it refuses', async () => {
  const { default: configuration } = await import(join(repository, '.dependency-cruiser.mjs'))
  const names = configuration.forbidden.map(({ name }: { name: string }) => name)
  expect(new Set(names)).toEqual(new Set(refused.map(([rule]) => rule)))
})

test.each(allowed)('%s may import %s', from => {
  expect([...found].filter(entry => entry.endsWith(` ${from}`))).toEqual([])
})

async function cruise(): Promise<Set<string>> {
  const tops = ['mfe-a', 'mfe-b', 'packages', 'services', 'shell', 'gateway', 'stack', 'e2e']
  const args = ['--config', join(repository, '.dependency-cruiser.mjs'), '-T', 'json', ...tops]
  const cli = join(repository, 'node_modules/.bin/depcruise')
  const { stdout } = await promisify(execFile)(cli, args, { cwd: folder, maxBuffer: 1e8 }).catch(
    // The exit code is nonzero with violations; other failures have no report.
    error => (error.stdout ? error : Promise.reject(error)),
  )
  const { violations } = JSON.parse(stdout).summary as {
    violations: { from: string; rule: { name: string } }[]
  }
  return new Set(violations.map(({ rule, from }) => `${rule.name} ${from}`))
}

function specifier(from: string, to: string): string {
  if (/^[@.]|^bullmq$/.test(to)) return to
  return `${'../'.repeat(from.split('/').length - 1) || './'}${to}`
}

async function linkPackage(name: string): Promise<void> {
  const directory = join(folder, 'packages', name)
  const description = {
    name: `@stampa/${name}`,
    exports: { '.': './src/index.ts' },
    peerDependencies: { bullmq: '*' },
  }
  await writeFile(join(directory, 'package.json'), JSON.stringify(description))
  await mkdir(join(folder, 'node_modules/@stampa'), { recursive: true })
  await symlink(directory, join(folder, 'node_modules/@stampa', name))
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}
