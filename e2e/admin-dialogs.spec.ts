import type { Page } from '@playwright/test'
import { wcagViolationsOf } from './accessibility.ts'
import { look } from './admin-look.ts'
import { field, form, open, overlay, picture, save, test, uniqueName } from './admin-pages.ts'
import { walks } from './admin-walks.ts'
import { expect } from './fixtures.ts'

/** What stands over the screens and is not looked at where it is used: each in both schemes, and at every width. */
interface State {
  /** Address below /admin. */
  at: string
  arrange?: (page: Page) => Promise<void>
  /** Which rules are broken. @default those that are broken anywhere on the page */
  judge?: (page: Page) => Promise<string[]>
}

/** A menu stands at the end of the body, outside of every landmark and between what keeps the focus in it. */
const judge = (page: Page) => wcagViolationsOf(page, '[role="menu"]')

/** What stands over the screen. */
const above = (page: Page) =>
  overlay(page).or(page.getByRole('alertdialog')).or(page.getByRole('menu')).last()

const nowhere = '01990000-0000-7000-8000-000000000000'

/** Presses the first of the screen's buttons, or links, that are called so. */
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

/** The forms of records as they are, and the empty ones with what they lack. */
const forms = walks.flatMap(({ screen, required }): [string, State][] => [
  [
    `${screen}: a record`,
    {
      at: screen,
      arrange: press(/^Edit/, 'link'),
    },
  ],
  [
    `${screen}: refused`,
    {
      at: `${screen}/new`,
      async arrange(page) {
        await save(page).click()
        const [message = ''] = required
        await expect(form(page).getByText(message).first()).toBeVisible()
      },
    },
  ],
])

const records: Record<string, State> = {
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
  'the view': { at: 'products', arrange: openMenu, judge },
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
    judge,
    async arrange(page) {
      await openMenu(page)
      await page.getByRole('menuitem', { name: 'Save this view…' }).click()
      await page.getByLabel('Name').fill('Με α')
      await page.getByRole('button', { name: 'Save' }).click()
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
    at: 'faq',
    async arrange(page) {
      await page.getByRole('button', { name: /^Messages/ }).click()
      await expect(page.getByText('No messages yet')).toBeVisible()
    },
  },
}

const sales: Record<string, State> = {
  'delete an order': { at: 'custom-orders', arrange: press(/^Delete/) },
  'delete selected orders': { at: 'custom-orders', arrange: askForSelected },
  'no such order': { at: `custom-orders/${nowhere}` },
  'the view of orders': { at: 'custom-orders', arrange: openMenu, judge },
  'delete a message': { at: 'contact', arrange: press(/^Delete/) },
  'no such message': { at: `contact/${nowhere}` },
  'delete an offer': { at: 'offers', arrange: press(/^Delete/) },
  'no such offer': { at: `offers/${nowhere}` },
  'an offer to change': {
    at: 'offers?status=Draft',
    async arrange(page) {
      await openFirst(page)
      await overlay(page).getByRole('link', { name: 'Edit' }).click()
      await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible()
    },
  },
  'an offer that cannot be changed': {
    at: 'offers?status=Sent',
    async arrange(page) {
      await openFirst(page)
      await expect(overlay(page)).toBeVisible()
      await open(page, `${new URL(page.url()).pathname}/edit`)
    },
  },
  'no such SKU': { at: `offers/skus/${nowhere}` },
  'an offer that was begun': {
    at: 'offers/new',
    async arrange(page) {
      await page.getByLabel('Customer Name').fill(uniqueName())
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
}

const studioAndVisits: Record<string, State> = {
  'delete a product': { at: 'design-studio', arrange: press(/^Delete Product/) },
  'delete a color': { at: 'design-studio', arrange: press(/^Delete color/) },
  'no such product': { at: `design-studio/products/${nowhere}` },
  'no such design': { at: `design-studio/orders/${nowhere}?tab=orders` },
  'a product': { at: 'design-studio', arrange: press(/^Edit (?!color)/, 'link') },
  'a color': { at: 'design-studio', arrange: press(/^Edit color/, 'link') },
  'a new color': { at: 'design-studio', arrange: press(/^Add Color Variant/, 'link') },
  'share links': { at: 'analytics', arrange: press('Share', 'link') },
}

const parts: [string, [string, State][]][] = [
  ['forms of content, 1 of 2', forms.slice(0, walks.length)],
  ['forms of content, 2 of 2', forms.slice(walks.length)],
  ['what stands over a list of content', Object.entries(records)],
  ['what stands over orders, messages and offers', Object.entries(sales)],
  ['what stands over the studio and the visits', Object.entries(studioAndVisits)],
]

for (const [name, states] of parts) {
  test(`${name}: accessible in both schemes, and fits every width`, async ({ page }) => {
    // Each state is judged twice.
    test.setTimeout(300_000)
    // A form that was begun asks before its document goes.
    page.on('dialog', dialog => dialog.accept())
    for (const [state, { at, arrange, judge }] of states) {
      await test.step(state, async () => {
        await open(page, `/admin/${at}`)
        await arrange?.(page)
        await expect(above(page)).toBeVisible()
        await look(page, state, judge)
      })
    }
  })
}
