import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readWorkbook } from '@stampa/service-kit/testing/workbook'
import {
  notice,
  open,
  row,
  signedIn,
  signIn as signInByCall,
  test,
  uniqueName,
} from './admin-pages.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import type { RunningStack } from './running-stack.ts'
import { expectWellMade } from './screen-quality.ts'

test.use({ ownSession: true })

const password = 'long enough, and chosen'

/** Returns the link in the newest mail to an address. */
async function mailedLink(releasesDir: string, email: string): Promise<string | undefined> {
  const folder = join(releasesDir, '../mail')
  const names = (await readdir(folder)).filter(name => name.endsWith('.eml')).sort()
  const mails = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  const mail = mails.findLast(text => text.includes(`To: ${email}`))
  const [, link] = /(\/admin\/set-password#[\w-]+)/.exec(mail?.replaceAll('=\r\n', '') ?? '') ?? []
  return link
}

/** Has the password of a session been entered eleven minutes ago. */
async function ageConfirmation(stack: RunningStack, token: string): Promise<void> {
  const [, payload = ''] = token.split('.')
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const sql = "update sessions set confirmed_at = now() - interval '11 minutes' where id = $1"
  await query(stack, 'stampa_identity', sql, [sid])
}

async function signIn(page: Page, email: string, landing = 'Dashboard') {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing)
}

test('an owner invites a person, who chooses a password and sees what the role permits', async ({
  page,
  browser,
  stack,
}) => {
  const email = `${randomUUID()}@example.gr`
  await open(page, '/admin/people')
  await page.getByRole('link', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Email is required').first()).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('Analyst')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(notice(page, `Invitation sent to ${email}`)).toBeVisible()
  const copied = page.getByRole('dialog').getByLabel('Link of the invitation')
  const shown = await copied.inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(row(page, email)).toContainText('Invited')
  await expect(row(page, email)).toContainText('Never')

  await expect.poll(() => mailedLink(stack.releasesDir, email)).toBeDefined()
  const link = (await mailedLink(stack.releasesDir, email)) ?? ''
  expect(shown).toBe(stack.url + link)
  const greek = await browser.newContext({
    locale: 'el-GR',
    storageState: signedIn(stack.url, undefined),
  })
  const first = await greek.newPage()
  await first.goto(stack.url + link)
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Επιλογή κωδικού')
  await expect(first.locator('html')).toHaveAttribute('lang', 'el')
  await expectWellMade(first, 'a page before the sign-in')
  await first.getByRole('button', { name: 'English' }).click()
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Choose a password')
  await first.reload()
  await expect(first.getByRole('button', { name: 'Ελληνικά' })).toBeVisible()
  await greek.close()

  const guest = await browser.newContext({ storageState: signedIn(stack.url, undefined) })
  const other = await guest.newPage()
  await other.goto(stack.url + link)
  await other.getByLabel('New password').fill(password)
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Your password is saved')).toBeVisible()
  await signIn(other, email)

  const sidebar = other.getByRole('navigation', { name: 'Back office' })
  await expect(sidebar.getByRole('link', { name: 'Analytics' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Products' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: /offers|orders|people|company/i })).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Latest orders' })).toHaveCount(0)

  // An address of a screen that is not permitted, and a list that may only be read.
  await other.goto(`${stack.url}/admin/offers`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Not allowed')
  await other.goto(`${stack.url}/admin/faq`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('FAQ')
  await expect(other.getByRole('link', { name: /add/i })).toHaveCount(0)
  await expect(other.getByRole('button', { name: /delete/i })).toHaveCount(0)
  await other
    .getByRole('link', { name: /^Show / })
    .first()
    .click()
  await expect(other.getByRole('dialog')).toContainText('You may read this, but not change it.')

  // The owner sees the session and ends it.
  await open(page, '/admin/people')
  await row(page, email)
    .getByRole('link', { name: `Edit ${email}` })
    .click()
  const access = page.getByRole('dialog', { name: email })
  await access.getByRole('button', { name: /^End .+, signed in / }).click()
  await expect(access.getByText('No sessions')).toBeVisible()
  await other.goto(`${stack.url}/admin/faq`)
  await expect(other).toHaveURL(/\/admin\/login/)
  await signIn(other, email, 'FAQ')

  // Another role ends the session; the next one has its permissions.
  await access.getByLabel('Role').selectOption('Sales')
  await expect(notice(page, 'Saved')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, email)).toContainText('Sales')
  await other.goto(`${stack.url}/admin/offers`)
  await expect(other).toHaveURL(/\/admin\/login/)
  await signIn(other, email, 'Offers Management')
  await guest.close()

  await row(page, email)
    .getByRole('button', { name: `Delete ${email}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, email)).toHaveCount(0)
})

test('a role of the shop is a matrix of permissions, changed with the password after ten minutes', async ({
  page,
  api,
  stack,
}) => {
  const name = uniqueName()
  await open(page, '/admin/people')
  await page.getByRole('link', { name: 'Add role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add role' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('checkbox', { name: 'Offers, SKUs: Change' }).check()
  // Who may change may also see.
  await expect(dialog.getByRole('checkbox', { name: 'Offers, SKUs: See' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Role saved')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await ageConfirmation(stack, api.token)
  await page.getByRole('link', { name: `${name} · 0 people` }).click()
  const form = page.getByRole('dialog', { name: `Role: ${name}` })
  await form.getByRole('button', { name: 'Delete role' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const prompt = page.getByRole('dialog', { name: 'Your password' })
  await prompt.getByLabel('Your password').fill('wrong')
  await prompt.getByRole('button', { name: 'Continue' }).click()
  await expect(prompt.getByText('The current password is wrong')).toBeVisible()
  await prompt.getByLabel('Your password').fill(stack.administrator.password)
  await prompt.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: `${name} · 0 people` })).toHaveCount(0)
})

test('a key for a program is created, shown once, used and deleted', async ({ page, request }) => {
  await open(page, '/admin/people')
  const keys = page.getByRole('region', { name: 'API keys' })
  await keys.getByRole('link', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create key' })
  const name = `Accounting ${Math.random().toString(36).slice(2)}`
  await dialog.getByLabel('Name of the program').fill(name)
  await dialog.getByLabel('Role').selectOption('Sales')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const created = page.getByRole('dialog', { name: 'The key was created' })
  await expect(created.getByRole('textbox')).toHaveCount(2)
  const id = await created.getByRole('textbox').first().inputValue()
  const secret = await created.getByRole('textbox').last().inputValue()
  await expectWellMade(page, 'a new key')
  const credentials = Buffer.from(`${id}:${secret}`).toString('base64')
  const token = () =>
    request.post('/api/auth/token', {
      headers: { authorization: `Basic ${credentials}` },
      form: { grant_type: 'client_credentials' },
    })
  const { access_token } = await (await token()).json()
  const offers = await request.get('/api/offers?limit=1', {
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(offers.status()).toBe(200)
  await created.getByRole('button', { name: 'Close' }).last().click()
  await expect(keys.getByRole('listitem').filter({ hasText: name })).toContainText('Sales')
  await keys.getByRole('button', { name: `Delete: ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(keys.getByText(name)).toHaveCount(0)
  await expect.poll(async () => (await token()).status()).toBe(401)
})

test('the own sessions are listed by browser, and the others are ended', async ({
  page,
  stack,
  playwright,
}) => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
  const firefox = await playwright.request.newContext({ baseURL: stack.url, userAgent })
  const authorization = `Bearer ${await signInByCall(firefox, stack.administrator)}`
  await open(page, '/admin/sessions')
  const sessions = page.getByRole('main').getByRole('listitem')
  await expect(sessions.filter({ hasText: 'This one' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'End all others' })).toBeVisible()
  const theirs = sessions.filter({ hasText: 'Firefox on Linux, computer' })
  await theirs.getByRole('button', { name: /^End Firefox/ }).click()
  await expect(notice(page, 'Ended')).toBeVisible()
  await expect(theirs).toHaveCount(0)
  const user = await firefox.get('/api/auth/user', { headers: { authorization } })
  expect(user.status()).toBe(401)
  await firefox.dispose()
})

test('the audit log shows who changed what, is filtered and exported', async ({
  page,
  api,
  stack,
}) => {
  const { _id } = await api.createCategory()
  await open(page, '/admin/audit?kind=categories')
  const link = page.getByRole('link', { name: _id.slice(-6) })
  const entry = page.getByRole('row').filter({ has: link })
  await expect(entry).toContainText(stack.administrator.email)
  await expect(entry).toContainText('Added')
  await expect(entry).toContainText('POST /api/categories')
  await page.getByLabel('Kind').selectOption('Offer')
  await expect(link).toHaveCount(0)
  await page.getByLabel('Kind').selectOption('Category')
  await page.getByRole('searchbox').fill('nobody@')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('searchbox').fill(stack.administrator.email.slice(0, 5))
  await expect(entry).toBeVisible()

  await page.getByRole('button', { name: 'View', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('audit.xlsx')
  const cells = (await readWorkbook(await readFile(await file.path()))).flat()
  expect(cells).toContain(_id)
  expect(cells).toContain(stack.administrator.email)
})
