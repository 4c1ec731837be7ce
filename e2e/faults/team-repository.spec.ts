import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packPackages } from '@stampa/stack/pack'
import { decodeUses, usesFile } from '@stampa/webpack/uses'
import { servePackages } from '../package-registry.ts'
import { expect, test } from './fixtures.ts'

/** Limit of all commands from the first one until the page is live, ms. */
const commandsLimit = 300_000

const pages = join(import.meta.dirname, '../remotes/team')

/** The routes that the test adds to those of the template. */
const added = ['questions', 'seal'].map(
  id =>
    `  { id: '${id}', path: '/shop-news/${id}', lazy: () => import(/* webpackChunkName: "${id}" */ './${id}-page.tsx') },\n`,
)

test('a team releases pages from a repository of its own with three commands', async ({
  own,
  ownDataDir,
  page,
}) => {
  test.setTimeout(2 * commandsLimit)
  const folder = await mkdtemp(join(tmpdir(), 'stampa-team-'))
  const repository = join(folder, 'shop-news')
  const registry = await servePackages(await packPackages(join(folder, 'packed')))
  const { stdout: npmCache } = await promisify(execFile)('npm', ['config', 'get', 'cache'])
  const cache = join(folder, 'cache')
  await mkdir(cache)
  // Third-party packages come from this machine's cache; the initializer is not kept in it for later runs.
  await symlink(join(npmCache.trim(), '_cacache'), join(cache, '_cacache'))
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    CHROMIUM_HEADLESS_SHELL: process.env.CHROMIUM_HEADLESS_SHELL,
    npm_config_cache: cache,
    npm_config_registry: registry.url,
    npm_config_prefer_offline: 'true',
    DATA_DIR: ownDataDir,
  }
  const began = performance.now()
  const signal = AbortSignal.timeout(commandsLimit)
  const npm = (cwd: string, ...args: string[]) =>
    test.step(`npm ${args.join(' ')}`, async () => {
      const command = promisify(execFile)('npm', args, { cwd, env, signal })
      return command.catch(({ message, stdout, stderr }) => {
        throw new Error(`${message}\n${stdout}${stderr}`)
      })
    })
  const remote = join(repository, 'mfe-shop-news/src')
  const edit = async (file: string, text: string, replacement: string) => {
    const source = await readFile(join(remote, file), 'utf8')
    expect(source).toContain(text)
    await writeFile(join(remote, file), source.replace(text, replacement))
  }
  try {
    await npm(folder, 'create', '--yes', 'stampa-remote', 'shop-news')
    await cp(pages, remote, { recursive: true })
    await edit('remote.tsx', '  },\n]', `  },\n${added.join('')}]`)
    await npm(repository, 'test')
    const { stdout } = await npm(repository, 'run', 'release', '--', 'shop-news')
    expect(stdout).toContain('shop-news 1.0.0 is live')
    const seconds = Math.round((performance.now() - began) / 1000)
    test
      .info()
      .annotations.push({ type: 'seconds until the page is live', description: `${seconds}` })

    const uses = decodeUses(await readFile(join(own.releasesDir, 'shop-news/1.0.0', usesFile)))
    expect(Object.keys(uses.services)).toEqual(['catalog'])

    const html = await (await fetch(`${own.url}/shop-news?lang=en`)).text()
    expect(html).toContain('<h1>Shop news</h1>')
    await page.goto(own.url)
    await page.getByRole('navigation').getByRole('link', { name: 'Shop news' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shop news' })).toBeVisible()

    // With a service's answer and a component of the design system.
    await page.goto(`${own.url}/shop-news/questions`)
    await page.getByRole('button', { name: 'Read them', expanded: false }).click()
    await expect(page.getByRole('button', { name: 'Read them', expanded: true })).toBeVisible()

    // In plain web components.
    await page.goto(`${own.url}/shop-news/seal`)
    await page.getByRole('button', { name: 'Sealed 0 times' }).click()
    await expect(page.getByRole('button', { name: 'Sealed 1 times' })).toBeVisible()

    const development = spawn('npm', ['run', 'dev', '--', '--against', own.url], {
      cwd: repository,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let output = ''
    for (const stream of [development.stdout, development.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        output += text
      })
    }
    try {
      const started = /in development, on \S+: (\S+)/
      await expect.poll(() => output, { timeout: 60_000 }).toMatch(started)
      await page.goto(`${started.exec(output)?.[1]}/shop-news/seal`)
      await page.getByRole('button', { name: 'Sealed 0 times' }).click()
      await edit('seal-page.tsx', 'Sealed', 'Stamped')
      await expect(page.getByRole('button', { name: 'Stamped 0 times' })).toBeVisible()
    } finally {
      const ended = once(development, 'close')
      // npm starts a shell, which starts the server.
      if (development.pid) process.kill(-development.pid, 'SIGTERM')
      await ended
    }
  } finally {
    registry.server.close()
    registry.server.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  }
})
