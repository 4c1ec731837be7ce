import { readFile } from 'node:fs/promises'
import { readWorkbook } from '@stampa/service-kit/testing/workbook'
import { desk, expect, open, test } from './ui-showcase.ts'

test.describe.configure({ mode: 'default' })

test('a table sorts, searches and pages', async ({ page }) => {
  await open(page, desk)
  const table = page.getByRole('table', { name: 'Products', exact: true })
  const firstTitle = table.getByRole('rowheader').first()
  const header = table.getByRole('columnheader', { name: 'Title' })
  await expect(firstTitle).toHaveText('Κούπα κεραμική 1')

  await header.getByRole('button').press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(firstTitle).toHaveText('Άγκυρα 6')
  await header.getByRole('button').press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(firstTitle).toHaveText('T-shirt οργανικό 9998')

  const pages = page.getByRole('navigation', { name: 'Pages of Products' })
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(pages.getByRole('button', { name: '2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await page.getByRole('searchbox', { name: 'Search products' }).last().fill('ΩΡΑ 4997')
  await expect(table.getByRole('rowheader')).toHaveText(['Ώρα τοίχου 4997'])
})

test('the rows of a table are used by keyboard', async ({ page }) => {
  await open(page, desk)
  const table = page.getByRole('table', { name: 'Products', exact: true })
  const titles = table.getByRole('rowheader')
  const row = (index: number) => table.locator('tbody tr').nth(index)
  const bar = page.getByRole('region', { name: 'Selected rows' })

  await row(0).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(row(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('T-shirt οργανικό 2 is opened')).toBeVisible()
  await page.keyboard.press('End')
  await expect(row(9)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(titles.first()).toHaveText('T-shirt οργανικό 2')

  await row(0).press('Space')
  await expect(bar).toContainText('1 row selected')
  await titles
    .nth(3)
    .locator('xpath=..')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('4 rows selected')
  await table.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(bar).toContainText('10 rows selected')
  await bar.getByRole('button', { name: 'Select all 9,999' }).click()
  await expect(bar).toContainText('9999 rows selected')
  // Rows hidden by the search are not selected.
  await page.getByRole('searchbox', { name: 'Search products' }).last().fill('αγκυρα 9996')
  await expect(bar).toContainText('1 row selected')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByText('Nothing matches “αγκυρα 9996”')).toBeVisible()
})

test('a table stores its columns on the device, opens named views, and exports its rows', async ({
  page,
}) => {
  await open(page, desk)
  const table = page.getByRole('table', { name: 'Products', exact: true })
  const search = page.getByRole('searchbox', { name: 'Search products' }).last()
  const menu = page.getByRole('button', { name: 'View', exact: true })

  await search.fill('άγκυρα')
  await table.getByRole('button', { name: 'Price' }).click()
  await menu.press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Category' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Name').fill('Φθηνές άγκυρες')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await search.fill('')
  await table.getByRole('button', { name: 'Title' }).click()
  await expect(table.getByRole('columnheader', { name: 'Category' })).toHaveCount(0)
  await menu.click()
  await page.getByRole('menuitemradio', { name: 'Φθηνές άγκυρες' }).click()
  await expect(search).toHaveValue('άγκυρα')
  await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )

  await menu.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV with commas' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('products.csv')
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFTitle,Price,Created (Europe/Athens)')
  expect(lines.slice(1, -1).every(line => line.startsWith('Άγκυρα '))).toBe(true)
  expect(lines).toHaveLength(1 + 1_666 + 1)

  await menu.click()
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
  ])
  expect(workbook.suggestedFilename()).toBe('products.xlsx')
  const [header, ...rows] = await readWorkbook(await readFile(await workbook.path()))
  expect(header).toEqual(['Title', 'Price', 'Created (Europe/Athens)'])
  expect(rows).toHaveLength(1_666)
  expect(rows[0]?.[2]).toBeInstanceOf(Date)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove “Φθηνές άγκυρες”' }).click()
  await menu.click()
  await expect(page.getByText('None yet')).toBeVisible()
})

test('rows are moved by dragging, buttons and arrow keys', async ({ page }) => {
  await open(page, desk)
  const table = page.getByRole('table', { name: 'Banners' })
  const titles = table.getByRole('rowheader')
  const button = (name: string, index: number) => table.getByRole('button', { name }).nth(index)
  const before = await titles.allTextContents()
  /** Returns the titles in an order of their original positions. */
  const inOrder = (...places: number[]) => places.map(place => before[place] ?? '')

  await button('Move down', 0).click()
  await expect(titles).toHaveText(inOrder(1, 0, 2, 3, 4))
  await expect(button('Move down', 1)).toBeFocused()
  await expect(page.getByText('Moved to place 2 of 5')).toBeAttached()
  await button('Move by dragging', 1).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(titles).toHaveText(inOrder(1, 2, 3, 0, 4))

  const handle = button('Move by dragging', 3)
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const to = await button('Move by dragging', 0).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 2, { steps: 5 })
  await expect(table.locator('tr[data-drop="before"]')).toContainText(before[1] ?? '')
  await page.mouse.up()
  await expect(titles).toHaveText(before)

  await table.getByRole('button', { name: 'Title' }).click()
  await expect(table.getByRole('button', { name: 'Move up' })).toHaveCount(0)
})
