import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeUses, usesFile } from '@stampa/webpack/uses'
import { expect, test } from './fixtures.ts'
import { commandLimit, edit, Team } from './team.ts'

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
  test.setTimeout(4 * commandLimit)
  const team = await Team.start(ownDataDir)
  const repository = join(team.folder, 'shop-news')
  const remote = join(repository, 'mfe-shop-news/src')
  try {
    await team.npm(team.folder, 'create', '--yes', 'stampa-remote', 'shop-news')
    await cp(pages, remote, { recursive: true })
    await edit(join(remote, 'remote.tsx'), '  },\n]', `  },\n${added.join('')}]`)
    await team.npm(repository, 'test')
    const released = await team.npm(repository, 'run', 'release', '--', 'shop-news')
    expect(released).toContain('shop-news 1.0.0 is live')
    team.noteSeconds('the page is live')

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
      env: team.env,
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
      await edit(join(remote, 'seal-page.tsx'), 'Sealed', 'Stamped')
      await expect(page.getByRole('button', { name: 'Stamped 0 times' })).toBeVisible()
    } finally {
      const ended = once(development, 'close')
      // npm starts a shell, which starts the server.
      if (development.pid) process.kill(-development.pid, 'SIGTERM')
      await ended
    }
  } finally {
    await team.close()
  }
})
