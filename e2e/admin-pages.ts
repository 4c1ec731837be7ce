import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { query } from './database.ts'
import { test as base } from './fixtures.ts'
import type { RunningStack } from './running-stack.ts'

/** A valid picture of 64 by 80 pixels. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABQAQMAAACTceEGAAAAA1BMVEUAhrOYy+AhAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjYPgAAALQAAFiz2YaAAAAAElFTkSuQmCC',
  'base64',
)

/** The same, as a file to choose. */
export const picture = { name: 'picture.png', mimeType: 'image/png', buffer: png }

/** Calls of the services as the signed-in administrator. */
export interface AdminApi {
  token: string
  get: <T>(path: string) => Promise<T>
  /** Adds an inactive category, deleted after the test. */
  createCategory: () => Promise<Entity & { name: string }>
  /** Adds an inactive product, deleted after the test. */
  createProduct: () => Promise<Entity & { title: string }>
  /** Deletes records of this name after the test. */
  cleanUp: (kind: string, name: string) => void
  /** Changes a record without the page. */
  rename: (kind: Kind, entity: Entity, name: string) => Promise<void>
}

interface Entity {
  _id: string
}

type Kind = 'products' | 'categories'

/** Kinds of content whose list is at `/all`; that of the others is at `/admin`. */
const listedAsAll: readonly string[] = ['products', 'categories', 'events']

interface AdminFixtures {
  api: AdminApi
  /** Whether the test ends its session: it then gets a separate one instead of its worker's. */
  ownSession: boolean
}

/** Tests with a signed-in browser, and calls with the same permissions. */
export const test = base.extend<AdminFixtures, { workerToken: string }>({
  workerToken: [
    async ({ stack, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: stack.url })
      const token = await signIn(request, stack.administrator)
      await request.dispose()
      await use(token)
    },
    { scope: 'worker' },
  ],
  ownSession: [false, { option: true }],
  // A separate client: the test's client depends on the storage state that this fixture provides.
  api: async ({ stack, playwright, ownSession, workerToken }, use) => {
    const request = await playwright.request.newContext({ baseURL: stack.url })
    const created: { kind: string; name: string }[] = []
    const token = ownSession ? await signIn(request, stack.administrator) : workerToken
    let headers = { authorization: `Bearer ${token}` }
    const get = async <T>(path: string) => (await request.get(path, { headers })).json() as T
    const unique = (kind: Kind) => {
      const name = uniqueName()
      created.push({ kind, name })
      return name
    }
    await use({
      token,
      get,
      cleanUp: (kind, name) => created.push({ kind, name }),
      async createCategory() {
        const name = unique('categories')
        const data = { name, description: '', active: false }
        return (await request.post('/api/categories', { headers, data })).json()
      },
      async createProduct() {
        const [category] = await get<Entity[]>('/api/categories/all')
        const multipart = {
          title: unique('products'),
          description: 'Made by a test',
          categories: JSON.stringify([category?._id]),
          active: 'false',
          order: '9999',
          image: { name: 'picture.png', mimeType: 'image/png', buffer: png },
        }
        return (await request.post('/api/products', { headers, multipart })).json()
      },
      async rename(kind, { _id }, name) {
        created.push({ kind, name })
        const body =
          kind === 'categories'
            ? { data: { name, active: false } }
            : { multipart: { ...(await productFields(get, _id)), title: name } }
        const response = await request.put(`/api/${kind}/${_id}`, { headers, ...body })
        expect(response.status()).toBe(200)
      },
    })
    // A test may have ended the session.
    if (created.length > 0 && (await request.get('/api/auth/user', { headers })).status() === 401) {
      headers = { authorization: `Bearer ${await signIn(request, stack.administrator)}` }
    }
    for (const { kind, name } of created) {
      const list = listedAsAll.includes(kind) ? 'all' : 'admin'
      const rows = await get<Record<string, unknown>[]>(`/api/${kind}/${list}`)
      // The name's field differs by kind; no other text equals it.
      for (const row of rows.filter(row => Object.values(row).includes(name))) {
        await request.delete(`/api/${kind}/${row._id}`, { headers })
      }
    }
    await request.dispose()
  },
  storageState: async ({ stack, api }, use) => use(signedIn(stack.url, api.token)),
})

async function productFields(
  get: AdminApi['get'],
  id: string,
): Promise<{ description: string; categories: string }> {
  const product = await get<{ description: string; categories: Entity[] }>(`/api/products/${id}`)
  return {
    description: product.description,
    categories: JSON.stringify(product.categories.map(({ _id }) => _id)),
  }
}

/** Starts another session of the administrator. @returns its token */
export async function signIn(
  request: APIRequestContext,
  // The password is undefined for a platform without stored credentials; the sign-in then fails.
  { email, password }: { email: string; password: string | undefined },
): Promise<string> {
  const data = { email, password }
  // As another browser: a sign-in ends the session that the same browser had.
  const response = await request.post('/api/auth/login', { data, headers: { cookie: '' } })
  expect(response.status()).toBe(200)
  return (await response.json()).token
}

/** Adds a person with the administrator's password and a role, or one of these permissions. @returns the e-mail */
export async function addPerson(
  stack: RunningStack,
  role: string | readonly string[],
): Promise<string> {
  const email = `${randomUUID()}@example.gr`
  let id: string | undefined
  if (typeof role === 'string') id = role
  else {
    const sql = 'insert into roles (name, permissions) values ($1, $2) returning id'
    id = (await query(stack, 'stampa_identity', sql, [uniqueName(), role]))[0]?.id
  }
  await query(
    stack,
    'stampa_identity',
    `insert into administrators (email, password_hash, role)
     select $1, password_hash, $2 from administrators where email = $3`,
    [email, id, stack.administrator.email],
  )
  return email
}

/** Returns the storage state of a browser, signed in if there is a token. */
export function signedIn(origin: string, token: string | undefined) {
  const localStorage = token ? [{ name: 'adminToken', value: token }] : []
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** Returns a name that is unique in the shop. */
export function uniqueName(): string {
  return `Δοκιμή ${crypto.randomUUID().slice(0, 8)}`
}

/** Opens a screen and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-ready]')
  // By its element: behind an open form the heading is hidden from assistive technology.
  await expect(page.locator('h1')).toBeVisible()
}

/** Goes to a screen in the open document, as a link does: a quarter of the work of another document. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(async path => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    // By then the progress bar says that the router is busy.
    await new Promise(idle => requestIdleCallback(idle))
  }, path)
  await expect(page.locator('[data-busy]')).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
}

/** Goes to a screen as `navigate` does, or in another document where the list behind it would keep its state. */
export async function goTo(page: Page, path: string): Promise<void> {
  const listOf = (address: string) => new URL(address, 'http://shop').pathname.split('/')[2]
  const isFirst = page.url() === 'about:blank'
  await (isFirst || listOf(page.url()) === listOf(path) ? open(page, path) : navigate(page, path))
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

/** Returns the table row of a record. */
export const row = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Returns the form over a list. */
export const form = (page: Page): Locator => page.getByRole('dialog', { name: /^(New|Edit) / })

/** The modal dialog over a screen; notifications are dialogs that are not modal. */
export const overlay = (page: Page): Locator =>
  page.getByRole('dialog').and(page.locator(':not([aria-modal="false"])'))

/** Returns a field of the modal dialog by its whole label, which may end with an asterisk. */
export const field = (page: Page, label: string): Locator =>
  overlay(page).getByLabel(new RegExp(`^${label.replaceAll(/[/%]/g, '\\$&')}\\*?$`))

export const save = (page: Page): Locator => form(page).getByRole('button', { name: 'Save' })

/** Clicks twice before the page can draw the effect of the first click, as on a busy machine. */
export const clickTwice = (button: Locator): Promise<void> =>
  button.evaluate(async (element: HTMLButtonElement) => {
    element.click()
    await Promise.resolve()
    element.click()
  })

/** A notification. */
export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Holds the calls to a URL. @returns a function that lets them continue */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(path, async route => {
    await held
    await route.continue()
  })
  return release
}

/** Answers the calls of a method with a service error. */
export async function fail(page: Page, path: string, method: string, body = ''): Promise<void> {
  await page.route(path, route =>
    route.request().method() === method
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body })
      : route.fallback(),
  )
}
