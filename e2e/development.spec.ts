import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDeployable, watchBuilds } from '@stampa/webpack'
import { DevelopmentProxy } from '@stampa/webpack/development'
import { expect, test } from './fixtures.ts'

const here = import.meta.dirname

test('updates a remote and the shell in an open page, keeps its state, and signs in at the platform', async ({
  page,
  stack,
}) => {
  const sources = await mkdtemp(join(here, 'remotes/.development-'))
  const outputDirectory = await mkdtemp(join(tmpdir(), 'stampa-development-'))
  await cp(join(here, '../shell'), join(sources, 'shell'), { recursive: true })
  await cp(join(here, 'remotes/specimen'), join(sources, 'specimen'), { recursive: true })
  const deployables = [
    await readDeployable(join(sources, 'shell')),
    await readDeployable(join(sources, 'specimen')),
  ]
  const proxy = new DevelopmentProxy({
    platform: new URL(stack.url),
    isDeployed: true,
    buildDirectory: outputDirectory,
  })
  const built = new Set<string>()
  const errors: string[] = []
  const stopWatching = watchBuilds({
    deployables,
    outputDirectory,
    onBuild: build => {
      proxy.use(build)
      built.add(build.deployable.name)
    },
    onError: message => errors.push(message),
  })
  const edit = async (file: string, text: string, replacement: string) => {
    const path = join(sources, file)
    const source = await readFile(path, 'utf8')
    expect(source).toContain(text)
    await writeFile(path, source.replace(text, replacement))
  }
  try {
    await expect.poll(() => [...built].sort(), { timeout: 100_000 }).toEqual(['shell', 'specimen'])
    await new Promise<void>(done => proxy.server.listen(0, '127.0.0.1', () => done()))
    const { port } = proxy.server.address() as AddressInfo

    await page.goto(`http://127.0.0.1:${port}/specimen`)
    await page.getByRole('button', { name: 'Clicked 0 times' }).click()
    const products = page.getByRole('navigation').getByRole('button', { name: 'Products' })
    await products.click()
    await expect(products).toHaveAttribute('aria-expanded', 'true')

    // The page exports its route's metadata beside its component.
    await edit('specimen/src/specimen-page.tsx', 'Clicked', 'Pressed')
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()

    await edit('specimen/src/specimen-page.module.css', '0.5px', '7px')
    await expect(page.locator('h1')).toHaveCSS('letter-spacing', '7px')

    await edit('shell/src/frames/public/navigation.tsx', '{texts.products}', '{texts.products} now')
    const renamed = page.getByRole('navigation').getByRole('button', { name: 'Products now' })
    await expect(renamed).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
    expect(errors).toEqual([])

    await expect(page.locator('meta[name=preview]')).toHaveCount(1)
    await page.goto(`http://127.0.0.1:${port}/admin`)
    await page.getByLabel('Email').fill(stack.administrator.email)
    await page.getByLabel('Password').fill(stack.administrator.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  } finally {
    proxy.server.close()
    proxy.server.closeAllConnections()
    await stopWatching()
    await rm(sources, { recursive: true, force: true })
    await rm(outputDirectory, { recursive: true, force: true })
  }
})
