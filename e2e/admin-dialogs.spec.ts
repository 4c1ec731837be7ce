import type { Page } from '@playwright/test'
import { wcagViolationsOf } from './accessibility.ts'
import { field, form, goTo, open, overlay, picture, save, test, uniqueName } from './admin-pages.ts'
import { contentKinds } from './content-kinds.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

/** A dialog, menu or form over a screen whose accessibility its own test does not check. */
interface State {
  /** Address below /admin. */
  at: string
  arrange?: (page: Page) => Promise<void>
  /** @default the violations of the whole page */
  audit?: (page: Page) => Promise<string[]>
}

/** Audits a menu, which is rendered at the end of the body, outside every landmark. */
const audit = (page: Page) => wcagViolationsOf(page, '[role="menu"]')

const overlayOf = (page: Page) =>
  overlay(page).or(page.getByRole('alertdialog')).or(page.getByRole('menu')).last()

const nowhere = '01990000-0000-7000-8000-000000000000'

/** Returns a function that clicks the screen's first button or link of a name. */
const press = (name: string | RegExp, role: 'button' | 'link' = 'button') => {
  const exact = typeof name === 'string'
  return (page: Page) => page.getByRole('main').getByRole(role, { name, exact }).first().click()
}

const askForSelected = async (page: Page) => {
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Delete', exact: true }).click()
}

const openMenu = press('View')

const openFirst = (page: Page) =>
  page.getByRole('row').nth(1).getByRole('link', { name: /^View/ }).click()

/** Content forms that together have every kind of field, with the messages of missing fields. */
const forms = contentKinds
  .filter(({ screen }) =>
    ['banners', 'blog', 'categories', 'our-work', 'products'].includes(screen),
  )
  .map(({ screen, required }): [string, State] => [
    `${screen}: refused`,
    {
      at: `${screen}/new`,
      async arrange(page) {
        await save(page).click()
        const [message = ''] = required
        await expect(form(page).getByText(message).first()).toBeVisible()
      },
    },
  ])

/** One of each kind: lists share their dialogs and menus. */
const records: Record<string, State> = {
  'a product': { at: 'products', arrange: press(/^Edit/, 'link') },
  history: {
    at: 'products',
    async arrange(page) {
      await press(/^Edit/, 'link')(page)
      await overlay(page).getByRole('link', { name: 'History' }).click()
      await expect(page.getByRole('dialog', { name: /^History/ })).toBeVisible()
    },
  },
  'no such record': { at: `products/edit/${nowhere}` },
  'delete selected': { at: 'events', arrange: askForSelected },
  'unsaved changes': {
    at: 'events/new',
    async arrange(page) {
      await form(page).getByLabel('Name').fill(uniqueName())
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  'a draft': {
    at: 'faq/new',
    async arrange(page) {
      await form(page).getByLabel('Question').fill('Πότε;')
      await page.reload()
      await expect(form(page).getByRole('region', { name: 'Unsaved draft' })).toBeVisible()
    },
  },
  'an image to crop': {
    at: 'products/new',
    async arrange(page) {
      await field(page, 'Image').setInputFiles(picture)
      await form(page).getByRole('button', { name: 'Crop' }).click()
      await expect(page.getByRole('dialog', { name: 'Crop image' })).toBeVisible()
    },
  },
  'a sheet with mistakes': {
    at: 'products/import',
    async arrange(page) {
      const dialog = page.getByRole('dialog', { name: 'Import products' })
      const buffer = Buffer.from('_id,title,active\n,,maybe\n')
      const sheet = { name: 'products.csv', mimeType: 'text/csv', buffer }
      await dialog.getByLabel('CSV file').setInputFiles(sheet)
      await dialog.getByRole('button', { name: 'Check' }).click()
      await expect(dialog.getByRole('row').last()).toContainText('active')
    },
  },
  'a view to save': {
    at: 'products?q=a',
    async arrange(page) {
      await openMenu(page)
      await page.getByRole('menuitem', { name: 'Save this view…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Save this view' })
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Name is required')).toBeVisible()
    },
  },
  'a saved view': {
    at: 'products?q=a',
    audit,
    async arrange(page) {
      // The administrator of all tests saves none.
      const view = { name: 'Με α', query: '?q=a', shared: true, mayChange: true }
      await page.route(
        '**/api/auth/views?*',
        route => route.fulfill({ json: [{ _id: crypto.randomUUID(), ...view }] }),
        { times: 1 },
      )
      await openMenu(page)
      await expect(page.getByRole('menuitemradio', { name: 'Με α' })).toBeChecked()
    },
  },
  palette: {
    at: 'products',
    async arrange(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search and commands' }).fill('pro')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  'no messages': {
    // The palette stays open over another screen, so this one needs another document, as the same list gets.
    at: 'products',
    async arrange(page) {
      await page.getByRole('button', { name: /^Messages/ }).click()
      await expect(page.getByText('No messages yet')).toBeVisible()
    },
  },
}

const sales: Record<string, State> = {
  'an offer that cannot be changed': {
    at: 'offers?status=Sent',
    async arrange(page) {
      await openFirst(page)
      await expect(overlay(page)).toBeVisible()
      await open(page, `${new URL(page.url()).pathname}/edit`)
    },
  },
  'a product': { at: 'design-studio', arrange: press(/^Edit (?!color)/, 'link') },
  'a color': { at: 'design-studio', arrange: press(/^Edit color/, 'link') },
}

const parts: [string, [string, State][]][] = [
  ['forms of content', forms],
  ['dialogs and menus of content', Object.entries(records)],
  ['dialogs and menus of sales and of the studio', Object.entries(sales)],
]

for (const [name, states] of parts) {
  test(`${name} are accessible and fit every width`, async ({ page }) => {
    test.setTimeout(300_000)
    // A form with changes asks before its document unloads.
    page.on('dialog', dialog => dialog.accept())
    for (const [index, [state, { at, arrange, audit }]] of states.entries()) {
      await test.step(state, async () => {
        await goTo(page, `/admin/${at}`)
        await arrange?.(page)
        await expect(overlayOf(page)).toBeVisible()
        await expectWellMade(page, state, { audit, scheme: index % 2 === 0 ? 'light' : 'dark' })
      })
    }
  })
}

test('the address of a record that does not exist says so', async ({ page }) => {
  for (const [at, title] of [
    [`contact/${nowhere}`, 'This message does not exist'],
    [`offers/${nowhere}`, 'This offer does not exist'],
    [`offers/skus/${nowhere}`, 'This SKU does not exist'],
    [`design-studio/products/${nowhere}`, 'This product does not exist'],
    [`design-studio/orders/${nowhere}?tab=orders`, 'This order does not exist'],
  ] as const) {
    await goTo(page, `/admin/${at}`)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  }
})
