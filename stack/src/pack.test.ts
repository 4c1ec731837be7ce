import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { decodeUses, usesFile } from '@stampa/webpack/uses'
import { type Kind, repositoryFiles, writeFiles } from 'create-stampa-remote'
import { afterAll, expect, test } from 'vitest'
import { repository as root } from './apps/app.ts'
import { packPackages } from './pack.ts'

const folder = await mkdtemp(join(tmpdir(), 'stampa-packed-'))
const repository = join(folder, 'shop-news')
const services = join(folder, 'gift-notes')
const packed = await packPackages(join(folder, 'packed'))
await create('remote', repository, packed)
await create('service', services, packed)

afterAll(() => rm(folder, { recursive: true }))

/** Makes a repository: unpacks the packages, and links the third-party ones that this repository has installed. */
async function create(
  kind: Kind,
  repository: string,
  packed: ReadonlyMap<string, string>,
): Promise<void> {
  await writeFiles(repository, await repositoryFiles(kind, basename(repository)))
  const modules = join(repository, 'node_modules')
  await mkdir(modules)
  for (const name of await readdir(join(root, 'node_modules'))) {
    const isOurs = name === '@stampa' || packed.has(name)
    if (!isOurs) await symlink(join(root, 'node_modules', name), join(modules, name))
  }
  for (const [name, file] of packed) {
    await mkdir(join(modules, name), { recursive: true })
    const options = ['--strip-components', '1', '--directory', join(modules, name)]
    await promisify(execFile)('tar', ['-xf', file, ...options])
  }
  await writeFile(join(repository, 'package-lock.json'), '{}')
}

/** Runs a program in the repository of the remote. @throws with its output when it fails */
function run(file: string, ...args: string[]) {
  return runIn(repository, file, ...args)
}

function runIn(repository: string, file: string, ...args: string[]) {
  const path = `${join(repository, 'node_modules/.bin')}:${process.env.PATH}`
  const options = { cwd: repository, env: { PATH: path, HOME: process.env.HOME, NO_COLOR: '1' } }
  return promisify(execFile)(file, args, options).catch(({ stdout, stderr }) => {
    throw new Error(`${file} failed:\n${stdout}${stderr}`)
  })
}

test('a new repository type-checks against the packed packages, and its page has a test', async () => {
  await run('tsc')
  expect((await run('vitest', 'run')).stdout).toMatch(/Tests +2 passed/)
})

test('a new repository of a service type-checks, and its tests pass on stores of their own', async () => {
  const service = join(services, 'services/gift-notes')
  await runIn(services, process.execPath, join(service, 'src/openapi.ts'), '--release')
  await runIn(services, 'tsc')
  // Its interface, its list and administrator's call, its refusals, and hostile calls of both.
  expect((await runIn(services, 'vitest', 'run')).stdout).toMatch(/Test Files +3 passed/)
})

test('the packed types find a mistake in the use of a service and of a component', async () => {
  const page = join(repository, 'mfe-shop-news/src/questions-page.tsx')
  const source = await readFile(join(root, 'e2e/remotes/team/questions-page.tsx'), 'utf8')
  await writeFile(page, source)
  await run('tsc')
  await writeFile(page, source.replace('({ question })', '({ question, heading })'))
  await expect(run('tsc')).rejects.toThrow("Property 'heading' does not exist")
  await writeFile(page, source.replace('<Button ', '<Button variant="loud" '))
  await expect(run('tsc')).rejects.toThrow('"loud"')
  await rm(page)
})

test('the packed command releases the repository, with what its packages use of the shell', async () => {
  const remote = join(repository, 'mfe-shop-news/src/remote.tsx')
  const page = `import(/* webpackChunkName: "failure" */ '@stampa/ui/empty-state/error-state.tsx')`
  const route = `{ id: 'failure', path: '/shop-news/failure', lazy: () => ${page} },`
  const source = await readFile(remote, 'utf8')
  await writeFile(remote, source.replace('\n]', `\n  ${route}\n]`))
  const command = join(repository, 'node_modules/@stampa/release/src/cli.js')
  const store = join(folder, 'releases')
  const { stdout } = await run(process.execPath, command, 'shop-news', '--store', store)
  expect(stdout).toContain('shop-news 1.0.0 is live')
  const uses = decodeUses(await readFile(join(store, 'shop-news/1.0.0', usesFile)))
  expect(uses.platform).toContain('useNavigation')
})

test('every packed package has its changelog, licence and compiled sources only', async () => {
  const packages = join(repository, 'node_modules/@stampa')
  for (const name of await readdir(packages)) {
    const files = await readdir(join(packages, name), { recursive: true })
    expect(files, name).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE']))
    const sources = files.filter(file => /(?<!\.d)\.tsx?$|\.test\./.test(file))
    expect(sources, name).toEqual([])
  }
})
