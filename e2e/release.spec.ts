import { openStore } from '@stampa/release'
import { expect, test } from './fixtures.ts'
import { Load } from './load.ts'
import { publishChanged } from './publish-remotes.ts'

test('a release and a rollback go live without failed requests or restarts', async ({
  page,
  request,
  stack,
}) => {
  const alive = (pid: number) => process.kill(pid, 0)
  await page.goto('/changing')
  await page.locator('html[data-ready]').waitFor()
  await expect(page.getByRole('heading', { name: 'The first version' })).toBeVisible()
  const load = new Load(stack.url, ['/changing', '/products', '/', '/api/products'])

  await publishChanged(stack.releasesDir, '1.0.1', 'The second version')
  const live = async () => (await request.get('/changing')).text()
  await expect.poll(live).toContain('The second version')
  await expect(async () => {
    const fresh = await page.context().newPage()
    await fresh.goto('/changing')
    await expect(fresh.getByRole('heading', { name: 'The second version' })).toBeVisible()
    await fresh.close()
  }).toPass()

  // An open page keeps its version.
  await page.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/faq/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'The first version' })).toBeVisible()

  await openStore(stack.releasesDir).rollback('changing')
  await expect.poll(live).toContain('The first version')
  await expect(async () => {
    await page.goto('/changing')
    await expect(page.getByRole('heading', { name: 'The first version' })).toBeVisible()
  }).toPass()

  expect(await load.stop()).toEqual([])
  expect(Object.values(stack.pids).every(alive)).toBe(true)
})
