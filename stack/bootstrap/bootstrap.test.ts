import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stampa-bootstrap-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

/** Runs one of the bootstrap's functions in its own process with the folder as PATH. */
function call(module: string, expression: string) {
  const url = JSON.stringify(join(import.meta.dirname, module))
  const script = `import * as it from ${url}; await (${expression})`
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: folder, HOME: folder },
  })
}

async function write(name: string, content: string | object, mode = 0o644): Promise<void> {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  await chmod(file, mode)
}

/** Writes a program that records its arguments. */
async function fakeProgram(name: string, exitCode = 0): Promise<void> {
  await write(name, `#!/bin/sh\necho "$@" >> '${folder}/${name}.calls'\nexit ${exitCode}\n`, 0o755)
}

const calls = (name: string) =>
  readFile(join(folder, `${name}.calls`), 'utf8').then(
    text => text.trim().split('\n'),
    () => [],
  )

const lock = {
  packages: {
    '': { name: 'root' },
    'packages/ui': { version: '1.0.0' },
    'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/@stampa/ui': { link: true },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  },
}
const { 'node_modules/for-another-machine': _, ...installed } = lock.packages

test.each([
  ['what the lock file says', { packages: installed }, 0],
  ['nothing', undefined, 1],
  [
    'another version',
    { packages: { ...installed, 'node_modules/one': { version: '0.9.0', integrity: 'sha512-a' } } },
    1,
  ],
  [
    'other bytes',
    { packages: { ...installed, 'node_modules/one': { version: '1.0.0', integrity: 'sha512-b' } } },
    1,
  ],
  ['less', { packages: { '': {} } }, 1],
])('runs npm ci as often as needed with %s installed', async (_name, record, expected) => {
  await fakeProgram('npm')
  await write('package-lock.json', lock)
  await write('node_modules/.bin/node', '')
  if (record) await write('node_modules/.package-lock.json', record)
  await call('npm-packages.mjs', `it.ensureNpmPackages(${JSON.stringify(folder)})`)
  expect(await calls('npm')).toHaveLength(expected)
})

test('reports why an installation failed', async () => {
  await fakeProgram('npm', 7)
  await expect(
    call('npm-packages.mjs', `it.ensureNpmPackages(${JSON.stringify(folder)})`),
  ).rejects.toThrow('Installing npm packages: npm ended with code 7.')
})

test('ignores what is no service when it looks for outdated clients', async () => {
  await write('services/orders/openapi.json', {})
  await write('packages/api/src/generated/orders.ts', '')
  await write('services/.DS_Store', '')
  await write('services/removed/node_modules/left-over.js', '')
  // Without node it could not generate the clients.
  await call('npm-packages.mjs', `it.ensureClients(${JSON.stringify(folder)})`)
})

test('does not install a program that exists', async () => {
  await fakeProgram('wrk')
  await call('programs.mjs', "it.ensurePrograms(['wrk'])")
})

test.runIf(process.platform === 'linux')(
  'where nothing can be installed it stops with the exact commands',
  async () => {
    await expect(
      call('programs.mjs', "it.ensurePrograms(['wrk', 'redis-server'])"),
    ).rejects.toThrow(
      [
        'Missing: wrk, redis-server. Install and run this again:',
        '  sudo apt-get update',
        '  sudo apt-get install --no-install-recommends wrk redis-server',
      ].join('\n'),
    )
  },
)

test('lists the known commands for an unknown one', async () => {
  const bootstrap = join(import.meta.dirname, '..', 'bootstrap.mjs')
  await expect(promisify(execFile)(process.execPath, [bootstrap, 'strat'])).rejects.toThrow(
    /There is no 'strat'; there are: start, test, /,
  )
})
