import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { openStore } from '@stampa/release'
import { shopDay } from '@stampa/rules/shop-time'
import { type Stack, sharedAddressLimits, startStack } from '@stampa/stack'
import { field, notice, overlay, picture, signedIn, signIn } from './admin-pages.ts'
import { CountedUser, type Effort } from './counted-user.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'

/**
 * A separate, initially empty shop: the first test fills it, the second one works in it, the last one changes
 * its password.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let own: Stack
let dataDir: string

test.beforeAll(async ({ stack }) => {
  test.setTimeout(180_000)
  dataDir = await mkdtemp(join(tmpdir(), 'stampa-keyboard-'))
  await openStore(stack.releasesDir).copyTo(join(dataDir, 'releases'))
  own = await startStack({
    dataDir,
    release: [],
    logLevel: 'fatal',
    instances: { pages: 1 },
    limits: sharedAddressLimits,
  })
})

test.afterAll(async () => {
  await own?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Opens a screen by the palette. */
async function goTo(page: Page, user: CountedUser, name: string): Promise<void> {
  await user.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused()
  await user.type(name)
  await expect(page.getByRole('option', { name, exact: true })).toHaveAttribute('data-highlighted')
  await user.press('Enter')
}

/** Starts a new record by the palette; its form opens with the focus on the first field. */
async function begin(page: Page, user: CountedUser, name: string, first: string): Promise<void> {
  await goTo(page, user, name)
  await expect(field(page, first)).toBeFocused()
}

/** After a save the form is closed and the focus is not lost. */
async function expectSaved(page: Page, text: string | RegExp): Promise<void> {
  await expect(notice(page, text)).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

const saveByKey = (user: CountedUser) => user.press('Control+Enter')

test('a whole shop is entered by keyboard, and visitors see it', async ({ page }) => {
  const user = new CountedUser(page)
  const in_ = (label: string) => field(page, label)
  await page.goto(`${own.url}/admin`)
  await expect(page.getByLabel('Email')).toBeFocused()
  await user.type(own.administrator.email)
  await user.enter(page.getByLabel('Password'), own.administrator.password ?? '')
  await user.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')

  await goTo(page, user, 'Company')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company')
  await user.enter(page.getByLabel('Location'), 'Ερμού 15, Αθήνα')
  await user.enter(page.getByLabel('Telephone'), '210 555 0142')
  await user.enter(page.getByLabel('Email'), 'info@keyboard.example')
  await user.enter(page.getByLabel('Instagram'), 'https://instagram.com/keyboard.example')
  await user.choose(page.getByLabel('Logo', { exact: true }), picture)
  await user.enter(page.getByLabel('Legal name'), 'Πληκτρολόγιο ΙΚΕ')
  await user.press('Enter')
  await expectSaved(page, 'Settings updated successfully!')

  await begin(page, user, 'New category', 'Name')
  await user.type('Κούπες')
  await user.enter(in_('Description'), 'Για τον πρωινό καφέ.')
  await user.choose(in_('Image'), picture)
  await saveByKey(user)
  await expectSaved(page, '“Κούπες” was added')

  await begin(page, user, 'New event', 'Name')
  await user.type('Συνέδρια')
  await user.enter(in_('Description'), 'Ό,τι μένει από μια καλή ημέρα.')
  await saveByKey(user)
  await expectSaved(page, '“Συνέδρια” was added')

  await begin(page, user, 'New product', 'Title')
  await user.type('Κούπα με λαβή')
  await user.enter(in_('Description'), 'Κεραμική, 330 ml.')
  await user.tabTo(overlay(page).getByRole('checkbox', { name: 'Κούπες' }))
  await user.press('Space')
  await user.choose(in_('Image'), picture)
  await user.enter(in_('Alternative text'), 'Μια μπλε κούπα')
  await user.tabTo(overlay(page).getByRole('checkbox', { name: 'Συνέδρια' }))
  await user.press('Space')
  await user.press('Enter')
  await expectSaved(page, '“Κούπα με λαβή” was added')

  await begin(page, user, 'New banner', 'Title')
  await user.type('Τυπωμένα στο χέρι')
  await user.enter(in_('Subtitle'), 'Από ένα κομμάτι')
  await user.enter(in_('Link'), '/products')
  await user.pick(in_('Placement'), 'homepage')
  await user.choose(in_('Image'), picture)
  await saveByKey(user)
  await expectSaved(page, '“Τυπωμένα στο χέρι” was added')

  await begin(page, user, 'New blog post', 'Title')
  await user.type('Πώς τυπώνεται μια κούπα')
  await user.enter(in_('Context'), 'Πρώτα το σχέδιο.')
  await user.press('Enter')
  await user.type('Ύστερα η πρέσα.')
  await user.enter(in_('Excerpt'), 'Από το σχέδιο στην πρέσα.')
  await user.enter(in_('Author'), 'Μαρία')
  await user.choose(in_('Image'), picture)
  await user.tabTo(in_('Published'))
  await user.press('Space')
  await saveByKey(user)
  await expectSaved(page, '“Πώς τυπώνεται μια κούπα” was added')

  await begin(page, user, 'New testimonial', 'Customer name')
  await user.type('Καφέ Ομόνοια')
  await user.enter(in_('Testimonial'), 'Ήρθαν όλες γερές.')
  await user.tabTo(overlay(page).getByRole('button', { name: 'Save' }))
  await user.press('Enter')
  await expectSaved(page, '“Καφέ Ομόνοια” was added')

  await begin(page, user, 'New about content', 'Title')
  await user.type('Ποιοι είμαστε')
  await user.enter(in_('Content'), 'Ένα μικρό τυπογραφείο.')
  await user.choose(in_('Banner image'), picture)
  await saveByKey(user)
  await expectSaved(page, '“Ποιοι είμαστε” was added')

  await begin(page, user, 'New FAQ', 'Question')
  await user.type('Στέλνετε παντού;')
  await user.enter(in_('Answer'), 'Ναι, σε όλη την Ελλάδα.')
  await saveByKey(user)
  await expectSaved(page, '“Στέλνετε παντού;” was added')

  await begin(page, user, 'New work post', 'Title')
  await user.type('Κούπες για ένα καφέ')
  await user.enter(in_('Customer name'), 'Καφέ Ομόνοια')
  await user.enter(in_('Description'), 'Σαράντα κούπες, δύο χρώματα.')
  await user.choose(in_('Add images'), picture, { ...picture, name: 'second.png' })
  // The selected files precede their file field.
  await user.tabTo(overlay(page).getByRole('button', { name: 'Move second.png up' }), 'Shift+Tab')
  await user.press('Enter')
  await expect(overlay(page).getByRole('status')).toHaveText('Moved to place 1 of 2')
  await saveByKey(user)
  await expectSaved(page, '“Κούπες για ένα καφέ” was added')

  await begin(page, user, 'New customer', 'Name')
  await user.type('Καφέ Ομόνοια')
  await user.choose(in_('Logo'), picture)
  await saveByKey(user)
  await expectSaved(page, '“Καφέ Ομόνοια” was added')

  await begin(page, user, 'New SKU', 'Product Description')
  await user.type('Κούπα λευκή με λαβή')
  await user.enter(in_('Vendor'), 'Κεραμικά Αιγαίου')
  await user.enter(in_('Price without VAT'), '2.5')
  await user.enter(in_('Minimum Order Items'), '12')
  await user.press('Enter')
  await expectSaved(page, /^SKU-\d+ was added$/)

  await begin(page, user, 'New offer', 'Customer Name')
  await user.type('Καφέ Ομόνοια')
  await user.enter(in_('Customer Email'), 'cafe@keyboard.example')
  await user.pick(in_('Item 1: Product'), 'SKU')
  await user.enter(in_('Item 1: Quantity'), '40')
  await user.enter(in_('Item 1: Print Cost/Item'), '1.5')
  await user.enter(in_('Item 1: Margin %'), '30')
  await user.press('Enter')
  await expectSaved(page, /was saved$/)
  await expect(page.getByRole('row').filter({ hasText: 'Καφέ Ομόνοια' })).toContainText('Draft')
  expect(user.effort.clicks).toBe(0)

  await expectShown(page)
})

/** Expects the entered records on the public pages. */
async function expectShown(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(own.url)
  await expect(main.getByRole('heading', { name: 'Τυπωμένα στο χέρι' })).toBeVisible()
  for (const link of ['Κούπες', 'Κούπα με λαβή', 'Συνέδρια', 'Πώς τυπώνεται μια κούπα']) {
    await expect(main.getByRole('link', { name: link }).first()).toBeAttached()
  }
  await expect(main.getByText('Ήρθαν όλες γερές.')).toBeAttached()
  await expect(main.getByAltText('Καφέ Ομόνοια').first()).toBeAttached()
  await expect(page.getByRole('contentinfo')).toContainText('Πληκτρολόγιο ΙΚΕ')
  for (const [path, text] of [
    ['/about', 'Ένα μικρό τυπογραφείο.'],
    ['/faq', 'Στέλνετε παντού;'],
    ['/our-works', 'Κούπες για ένα καφέ'],
    ['/contact', '210 555 0142'],
    ['/blog/pos-typonetai-mia-koupa', 'Ύστερα η πρέσα.'],
    ['/products/koupa-me-lavi', 'Κεραμική, 330 ml.'],
  ]) {
    await page.goto(own.url + path)
    await expect(page.getByText(text ?? '').first()).toBeAttached()
  }
  await expect(page.getByAltText('Μια μπλε κούπα').first()).toBeVisible()
}

/** The tasks of docs/comparisons.md, each started on the dashboard. */
test('tasks take the effort that the comparison document states', async ({
  browser,
  playwright,
}) => {
  const api = await playwright.request.newContext({ baseURL: own.url })
  const token = await signIn(api, own.administrator)
  const headers = { authorization: `Bearer ${token}` }
  const banner = { title: 'Δεύτερη προβολή', placement: 'homepage', order: '5', image: picture }
  expect((await api.post('/api/banner', { headers, multipart: banner })).status()).toBe(201)
  const [product] = await (await api.get('/api/products')).json()
  const sent = await api.post('/api/custom-order', {
    multipart: {
      email: customer,
      phone: '210 555 0143',
      products: JSON.stringify([product._id]),
      quantities: '[40]',
    },
  })
  expect(sent.status()).toBe(201)
  await acceptOffer(api, headers)
  await fillHomePage(api, headers, product)

  const context = await browser.newContext({
    baseURL: own.url,
    storageState: signedIn(own.url, token),
  })
  // Opening a mail program would block the next step.
  await context.addInitScript(() => {
    addEventListener('click', event => {
      const { target } = event
      if (target instanceof Element && target.closest('a[href^="mailto:"]')) event.preventDefault()
    })
  })
  const page = await context.newPage()
  const documented = await tasksIn('docs/comparisons.md')
  for (const [task, work] of Object.entries(tasks)) {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    const user = new CountedUser(page)
    await work(page, user)
    expect(describeEffort(user.effort), task).toBe(documented.get(task))
  }
  expect([...documented.keys()]).toEqual(Object.keys(tasks))

  const banners = await (await api.get('/api/banner/admin', { headers })).json()
  expect(banners.map(({ title }: { title: string }) => title)).toEqual([
    'Δεύτερη προβολή',
    'Τυπωμένα στο χέρι',
  ])
  await context.close()
  await api.dispose()
})

test('a generated password is changed by keyboard, masked, and the sign-in needs the new one', async ({
  page,
}) => {
  const user = new CountedUser(page)
  const chosen = 'μπλε βραστήρας στο ράφι'
  const current = page.getByLabel('Current password')
  const next = page.getByLabel('New password')
  const signInWith = async (password: string) => {
    await user.enter(page.getByLabel('Email'), own.administrator.email)
    await user.enter(page.getByLabel('Password'), password)
    await user.press('Enter')
  }
  // As containers generate it.
  const expire = "update administrators set password_expires_at = now() + interval '1 day'"
  await query(own, 'stampa_identity', expire)
  await page.goto(`${own.url}/admin`)
  await signInWith(own.administrator.password ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  await expect(page.getByText('The generated password expires on')).toBeVisible()
  for (const [input, autocomplete] of [
    [current, 'current-password'],
    [next, 'new-password'],
  ] as const) {
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', autocomplete)
  }

  await current.fill('not the password')
  await user.enter(next, 'too short')
  await user.press('Enter')
  await expect(page.getByText('Password must have at least 12 characters')).toBeVisible()
  await next.fill(chosen)
  await user.press('Enter')
  await expect(page.getByText('The current password is wrong')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill(own.administrator.password ?? '')
  await user.press('Enter')

  await expect(page.getByText('Your password is saved')).toBeVisible()
  await signInWith(own.administrator.password ?? '')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await page.getByLabel('Password').fill(chosen)
  await user.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

/** Makes an offer that its customer accepts, so that a job begins. */
async function acceptOffer(api: APIRequestContext, headers: Record<string, string>) {
  const [sku] = await (await api.get('/api/sku', { headers })).json()
  const item = { sku: sku._id, quantity: 20, printCostPerItem: 1, marginPercentage: 30 }
  const offer = await api.post('/api/offers', {
    headers,
    data: {
      customerName: buyer,
      customerEmail: 'buyer@keyboard.example',
      offerDate: shopDay(),
      items: [item],
    },
  })
  const { _id } = await offer.json()
  const sent = await (await api.post(`/api/offers/${_id}/send`, { headers })).json()
  const accepted = await api.post(`/api/offer-link/${sent.link.split('/').at(-1)}/accept`, {
    data: { name: 'Άννα' },
  })
  expect(accepted.ok()).toBe(true)
}

/** Adds as many products as the home page has places. */
async function fillHomePage(
  api: APIRequestContext,
  headers: Record<string, string>,
  { categories }: { categories: { _id: string }[] },
) {
  const fields = {
    description: 'Κεραμική.',
    categories: JSON.stringify(categories.map(({ _id }) => _id)),
    image: picture,
  }
  for (let number = 1; number <= 8; number += 1) {
    const multipart = { ...fields, title: `Πιάτο ${number}` }
    expect((await api.post('/api/products', { headers, multipart })).status()).toBe(201)
  }
}

const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })

const customer = 'orders@keyboard.example'
const buyer = 'Ξενώνας'

const tasks: Record<string, (page: Page, user: CountedUser) => Promise<void>> = {
  async 'Add a product with its image'(page, user) {
    await user.click(sidebar(page, 'Products'))
    await user.click(link(page, 'Add product'))
    await expect(field(page, 'Title')).toBeFocused()
    await user.fill(field(page, 'Title'), 'Κούπα γίγας')
    await user.fill(field(page, 'Description'), 'Κεραμική, 500 ml.')
    await user.click(overlay(page).getByRole('checkbox', { name: 'Κούπες' }))
    await user.clickToChoose(field(page, 'Image'), picture)
    await user.click(overlay(page).getByRole('button', { name: 'Save' }))
    await expectSaved(page, '“Κούπα γίγας” was added')
  },
  async 'Reorder the banners'(page, user) {
    await user.click(sidebar(page, 'Banners'))
    const grip = page.getByRole('button', { name: 'Move by dragging or with the arrow keys' })
    await expect(grip).toHaveCount(2)
    await user.drag(grip.last(), page.getByRole('row').nth(1))
    await expect(notice(page, 'The order was saved')).toBeVisible()
  },
  async 'Answer the newest order'(page, user) {
    await user.click(link(page, customer))
    const status = overlay(page).getByLabel(`Status of the order from ${customer}`)
    await user.select(status, 'In Progress')
    await user.click(overlay(page).getByRole('button', { name: 'Update' }))
    await expect(notice(page, `The order from ${customer} is now In Progress`)).toBeVisible()
    const reply = overlay(page).getByRole('link', { name: 'Reply by email' })
    await expect(reply).toHaveAttribute('href', /^mailto:orders%40keyboard\.example\?subject=/)
    await user.click(reply)
  },
  async 'Make and send an offer'(page, user) {
    await user.click(sidebar(page, 'Offers'))
    await user.click(link(page, 'Create Offer'))
    await expect(field(page, 'Customer Name')).toBeFocused()
    await user.fill(field(page, 'Customer Name'), 'Βιβλιοπωλείο')
    await user.fill(field(page, 'Customer Email'), 'books@keyboard.example')
    const product = field(page, 'Item 1: Product')
    const [sku] = await product
      .getByRole('option', { name: /Κούπα λευκή με λαβή/ })
      .allTextContents()
    await user.select(product, sku ?? '')
    await user.fill(field(page, 'Item 1: Quantity'), '100')
    await user.fill(field(page, 'Item 1: Print Cost/Item'), '1')
    await user.fill(field(page, 'Item 1: Margin %'), '25')
    await user.click(overlay(page).getByRole('button', { name: 'Save and send' }))
    await expectSaved(page, 'The offer is being sent to books@keyboard.example')
  },
  async 'Make and send the offer that an order asks for'(page, user) {
    await user.click(link(page, customer))
    await user.click(overlay(page).getByRole('link', { name: 'Create offer' }))
    await expect(field(page, 'Customer Name')).toBeFocused()
    await user.fill(field(page, 'Customer Name'), 'Σύλλογος')
    // The order provides product, SKU, customer and quantity.
    await expect(field(page, 'Item 1: Quantity')).toHaveValue('40')
    await user.fill(field(page, 'Item 1: Print Cost/Item'), '1')
    await user.fill(field(page, 'Item 1: Margin %'), '25')
    await user.click(overlay(page).getByRole('button', { name: 'Save and send' }))
    await expectSaved(page, `The offer is being sent to ${customer}`)
  },
  async 'A colleague with fewer rights'(page, user) {
    await user.click(sidebar(page, 'People'))
    await user.click(link(page, 'Invite'))
    await user.fill(field(page, 'Email'), 'colleague@keyboard.example')
    await user.select(field(page, 'Role'), 'Production')
    await user.click(overlay(page).getByRole('button', { name: 'Send invitation' }))
    const sent = 'Invitation sent to colleague@keyboard.example'
    await expect(notice(page, sent)).toBeVisible()
    // The link of the invitation is shown once.
    await user.click(overlay(page).getByRole('button', { name: 'Close' }).last())
    await expectSaved(page, sent)
  },
  async 'A product with four photos on the home page'(page, user) {
    await user.click(sidebar(page, 'Products'))
    await user.click(link(page, 'Add product'))
    await expect(field(page, 'Title')).toBeFocused()
    await user.fill(field(page, 'Title'), 'Κούπα ταξιδιού')
    await user.fill(field(page, 'Description'), 'Με καπάκι.')
    await user.click(overlay(page).getByRole('checkbox', { name: 'Κούπες' }))
    await user.clickToChoose(field(page, 'Image'), picture)
    const more = ['side.png', 'back.png', 'lid.png'].map(name => ({ ...picture, name }))
    await user.clickToChoose(field(page, 'Add images'), ...more)
    // A new product comes last, and the home page has the first eight.
    await user.replace(field(page, 'Order'), '0')
    await user.click(overlay(page).getByRole('button', { name: 'Save' }))
    await expectSaved(page, '“Κούπα ταξιδιού” was added')
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Κούπα ταξιδιού' }).first()).toBeAttached()
    await page.goto('/products/koupa-taxidiou')
    await expect(main.getByText('1 / 4')).toBeVisible()
  },
  async 'Change the text of a mail to customers'(page, user) {
    await user.click(sidebar(page, 'Mails to customers'))
    await user.click(link(page, 'Reply to a message'))
    const subject = overlay(page).getByRole('group', { name: 'Greek' }).getByLabel('Subject')
    await user.fill(subject, 'Νέα: ')
    await user.click(overlay(page).getByRole('button', { name: 'Save' }))
    await expect(notice(page, 'The mail was saved')).toBeVisible()
  },
  async 'Orders as a file for Excel'(page, user) {
    await user.click(sidebar(page, 'Custom orders'))
    await user.click(page.getByRole('button', { name: 'View', exact: true }))
    const file = page.waitForEvent('download')
    await user.click(page.getByRole('menuitem', { name: 'Excel (XLSX)' }))
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
  },
  async 'What to buy for accepted work'(page, user) {
    await user.click(sidebar(page, 'Production'))
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    const grip = column('To do').getByRole('button', { name: /^Move / })
    await user.drag(grip, column('Purchasing'))
    await expect(column('Purchasing').getByRole('link', { name: buyer })).toBeVisible()
    await user.click(link(page, 'Purchase list'))
    await expect(page.getByRole('region', { name: 'Κεραμικά Αιγαίου' })).toContainText('20')
  },
}

function sidebar(page: Page, name: string): Locator {
  return link(page, name).and(page.getByRole('navigation').getByRole('link'))
}

/** @example describeEffort({ clicks: 2, keys: 0, entries: 1 }) // '2 clicks, 1 entry' */
function describeEffort({ clicks, keys, entries }: Effort): string {
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
  return [
    ...count(clicks, 'click', 'clicks'),
    ...count(keys, 'key', 'keys'),
    ...count(entries, 'entry', 'entries'),
  ].join(', ')
}

/** Returns the effort of each task from the document's first table. */
async function tasksIn(document: string): Promise<Map<string, string>> {
  const text = await readFile(join(import.meta.dirname, '..', document), 'utf8')
  const [, table = ''] = /^\| Task \| Stampa \|.*\n\| --.*\n((?:\|.*\n)+)/m.exec(text) ?? []
  const rows = table.split('\n').flatMap(line => {
    const [, task, ours] = /^\| ([^|]+?) \| ([^|]+?) \|/.exec(line) ?? []
    return task && ours ? [[task, ours] as const] : []
  })
  return new Map(rows)
}
