import type { APIRequestContext, Page } from '@playwright/test'
import {
  field,
  form,
  notice,
  open,
  picture,
  save,
  signedIn,
  test,
  uniqueName,
} from './admin-pages.ts'
import { expect } from './fixtures.ts'

test.use({ storageState: async ({ stack }, use) => use(signedIn(stack.url, undefined)) })

/** A call of each service that only administrators may make. */
const calls = [
  '/api/auth/user',
  '/api/products/all',
  '/api/custom-order',
  '/api/design-studio/orders',
  '/api/analytics/summary',
]

const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken') ?? '')

/** Signs in by the form. @returns the stored token */
async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expectDashboard(page)
  return storedToken(page)
}

async function statuses(request: APIRequestContext, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answers = await Promise.all(calls.map(call => request.get(call, { headers })))
  return answers.map(answer => answer.status())
}

/** Returns the stored key, and the outcome of an export of it. */
function storedKey(page: Page) {
  return page.evaluate(async () => {
    const stored = (await indexedDB.databases()).some(({ name }) => name === 'stampa-session')
    if (!stored) return undefined
    const opening = indexedDB.open('stampa-session')
    await new Promise(done => {
      opening.onsuccess = done
    })
    const reading = opening.result.transaction('keys').objectStore('keys').getAll()
    await new Promise(done => {
      reading.onsuccess = done
    })
    opening.result.close()
    const { privateKey } = reading.result.at(-1)
    const exported = await crypto.subtle.exportKey('jwk', privateKey).catch(({ name }) => name)
    return { extractable: privateKey.extractable, exported }
  })
}

test('a copied token is refused at every service, and the page goes on working', async ({
  page,
  admin,
  request,
  browser,
  stack,
}) => {
  const token = await signIn(page, admin)
  expect(await statuses(request, token)).toEqual(calls.map(() => 401))
  expect(await storedKey(page)).toEqual({ extractable: false, exported: 'InvalidAccessError' })

  const thief = await browser.newContext({
    baseURL: stack.url,
    storageState: signedIn(stack.url, token),
  })
  const elsewhere = await thief.newPage()
  await elsewhere.goto('/admin/products')
  await expect(elsewhere).toHaveURL(/\/admin\/login\?from=/)
  await thief.close()

  // The calls of every service go on, also after a reload and in a second tab.
  await page.reload()
  await expectDashboard(page)
  const second = await page.context().newPage()
  const refused: string[] = []
  second.on('response', answer => answer.status() === 401 && refused.push(answer.url()))
  for (const screen of ['products', 'custom-orders', 'design-studio', 'analytics']) {
    await open(second, `/admin/${screen}`)
    expect(new URL(second.url()).pathname).toBe(`/admin/${screen}`)
  }
  expect(refused).toEqual([])
  expect(await storedToken(page)).toBe(token)

  await second.getByRole('button', { name: 'Logout' }).click()
  await expect(second).toHaveURL('/admin/login')
  await expect.poll(() => storedKey(second)).toBeUndefined()
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('a device with a wrong clock signs in and saves a file', async ({
  page,
  admin,
  api,
  request,
}) => {
  await page.clock.install({ time: Date.now() - 3 * 60 * 60 * 1000 })
  const token = await signIn(page, admin)
  expect(await statuses(request, token)).toEqual(calls.map(() => 401))

  // The clock is corrected while the form is open.
  await open(page, '/admin/customers/new')
  const name = uniqueName()
  api.cleanUp('customers', name)
  await field(page, 'Name').fill(name)
  await field(page, 'Logo').setInputFiles(picture)
  await form(page).getByRole('switch', { name: 'Active' }).uncheck()
  await page.clock.setSystemTime(Date.now() + 60 * 60 * 1000)
  await save(page).click()
  await expect(notice(page, `“${name}” was added`)).toBeVisible()
  expect(await storedToken(page)).toBe(token)
})

test('a browser that cannot store a key gets a plain token', async ({ page, admin, request }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    }
  })
  const token = await signIn(page, admin)
  expect(await statuses(request, token)).toEqual(calls.map(() => 200))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await statuses(request, token)).toEqual(calls.map(() => 401))
})
