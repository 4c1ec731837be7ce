import { execFile } from 'node:child_process'
import {
  cp,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Files, repositoryFiles, writeFiles } from 'create-stampa-remote'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repository } from './apps/app.ts'
import { baseEnv } from './process/group.ts'
import { completeFiles, type ScaffoldKind, scaffold } from './scaffold.ts'

test.each<[ScaffoldKind, string, string]>([
  ['remote', 'Gift', 'is no name'],
  ['remote', 'gift_cards', 'is no name'],
  ['remote', '-gift', 'is no name'],
  ['remote', '../gift', 'is no name'],
  ['remote', 'api', 'is reserved'],
  ['content', 'order', 'is reserved'],
  ['screen', 'class', 'is reserved'],
  ['remote', 'studio', 'exists already: mfe-studio/package.json'],
  ['remote', 'products', 'exists already: mfe-storefront/src/remote.tsx'],
  ['service', 'orders', 'exists already: services/orders/package.json'],
  ['service', 'contact', 'exists already: services/orders/package.json'],
  ['screen', 'mails', 'exists already: mfe-admin/src/mails/'],
  ['screen', 'analytics', 'exists already: mfe-analytics/package.json'],
  ['content', 'works', 'exists already: services/catalog/migrations/'],
])('refuses the %s %s', async (kind, name, reason) => {
  await expect(scaffold(repository, kind, name)).rejects.toThrow(reason)
})

describe('in a copy of the repository', () => {
  let root: string
  const created: Record<ScaffoldKind, string> = {
    remote: 'example-remotes',
    service: 'example-services',
    screen: 'example-screens',
    content: 'example-types',
  }
  const scaffolds = Object.entries(created) as [ScaffoldKind, string][]
  const written = new Set<string>()

  beforeAll(async () => {
    root = await copyOfRepository()
    for (const [kind, name] of scaffolds) {
      const files = await scaffold(root, kind, name)
      await writeFiles(root, files)
      await completeFiles(root, kind, name, files)
      for (const path of files.keys()) written.add(path)
    }
  })

  afterAll(() => rm(root, { recursive: true }))

  /** Runs a program of node_modules. @throws with its output when it fails */
  const run = (name: string, ...args: string[]) => {
    const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env
    return promisify(execFile)(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      env: { ...baseEnv(), TEST_DATABASE_URL, TEST_REDIS_URL },
    }).catch(({ stdout, stderr }) => {
      throw new Error(`${name} failed:\n${stdout}${stderr}`)
    })
  }

  test.each(scaffolds)('refuses a second %s %s', async (kind, name) => {
    await expect(scaffold(root, kind, name)).rejects.toThrow('exists already')
  })

  test('makes room for several scaffolds of a kind', async () => {
    for (const [kind] of scaffolds) {
      expect((await scaffold(root, kind, 'another-one')).size, kind).toBeGreaterThan(3)
    }
  })

  test('fills in every placeholder', async () => {
    const texts = await Promise.all(
      scaffolds.map(async ([kind]) => [...(await scaffold(root, kind, 'others')).entries()]),
    )
    const left = texts.flat(2).filter(text => /__(?!proto__)\w+__/.test(text))
    expect(left).toEqual([])
  })

  test('the containers of a service build its image', async () => {
    const dockerfileIn = (files: Files) => {
      const compose = files.get('services/others/compose.yml') ?? ''
      return /^ +dockerfile: (.+)$/m.exec(compose)?.[1] ?? ''
    }
    const own = await repositoryFiles('service', 'others')
    expect([...own.keys()]).toContain(dockerfileIn(own))
    const shared = dockerfileIn(await scaffold(root, 'service', 'others'))
    expect(await readFile(join(root, shared), 'utf8')).toContain('ARG SERVICE')
  })

  test('writes formatted files without lint errors', async () => {
    await run('biome', 'ci', ...written)
  })

  test.each([
    ['node', [`services/${created.service}`, 'services/catalog']],
    ['web', ['packages/api', 'packages/ui', `mfe-${created.remote}`, 'mfe-admin']],
  ])('writes files that compile with tsconfig.%s.json', async (base, include) => {
    const config = { extends: `./tsconfig.${base}.json`, include }
    await writeFile(join(root, `tsconfig.${base}.part.json`), JSON.stringify(config))
    await run('tsc', '-p', `tsconfig.${base}.part.json`)
  })

  test('writes tests that succeed', async () => {
    const include = [
      `mfe-${created.remote}/**/*.test.tsx`,
      `services/${created.service}/**/*.test.ts`,
      `mfe-admin/src/{${created.screen},${created.content}}/*.test.{ts,tsx}`,
      `services/catalog/src/routes/${created.content}/*.test.ts`,
      'services/catalog/test/{interface,public-shapes}.test.ts',
    ]
    const config = { test: { include, isolate: false, hookTimeout: 60_000, testTimeout: 60_000 } }
    await writeFile(join(root, 'vitest.config.ts'), `export default ${JSON.stringify(config)}`)
    const report = join(root, 'report.json')
    await run('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${report}`)
    const { numFailedTests, testResults } = JSON.parse(await readFile(report, 'utf8'))
    expect({ numFailedTests, files: testResults.length }).toEqual({ numFailedTests: 0, files: 9 })
  })
})

/** Copies the workspaces that scaffolds change, with links to the installed packages. */
async function copyOfRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'stampa-scaffold-'))
  const own = ['deploy', 'gateway', 'mfe-admin', 'packages', 'services', 'stack']
  const unused = /\/(node_modules|pictures|dist|api\/src\/generated)$/
  for (const path of [
    ...own,
    'biome.json',
    '.gitignore',
    'docker-compose.yml',
    'docs/catalog-calls.md',
    'package.json',
  ]) {
    await cp(join(repository, path), join(root, path), {
      recursive: true,
      filter: source => !unused.test(source),
    })
  }
  for await (const path of glob('tsconfig*.json', { cwd: repository })) {
    await cp(join(repository, path), join(root, path))
  }
  const link = async (path: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await symlink(join(repository, path), join(root, path))
  }
  const packages = await readdir(join(repository, 'node_modules'))
  for (const name of packages) {
    if (!['@stampa', '.cache'].includes(name)) await link(`node_modules/${name}`)
  }
  for await (const path of glob('{packages,services}/*/node_modules', { cwd: repository })) {
    await link(path)
  }
  // Links relative to node_modules/@stampa lead to the copied workspaces.
  await mkdir(join(root, 'node_modules/@stampa'))
  for (const name of await readdir(join(repository, 'node_modules/@stampa'))) {
    const path = join('node_modules/@stampa', name)
    await symlink(await readlink(join(repository, path)), join(root, path))
  }
  return root
}
