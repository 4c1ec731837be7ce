import type { Page } from '@playwright/test'
import { hold, notice, open, row, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

interface Offer {
  _id: string
  number: string
  totalRevenue: number
  items: { quantity: number }[]
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

const dayInEnglish = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/** Returns today's date in Greece. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format()

interface Sku {
  _id: string
  productDescription: string
  skuCode: string
}

test('a SKU is added, found, changed, imported, deleted and restored', async ({ page, api }) => {
  const name = uniqueName()
  await open(page, '/admin/offers')
  await page.getByRole('link', { name: 'Add SKU' }).click()
  const form = dialog(page, 'Add New SKU')
  await form.getByLabel('Minimum Order Items').fill('')
  await form.getByRole('button', { name: 'Add Product' }).click()
  for (const message of [
    'Product description is required',
    'Vendor is required',
    'Price without VAT is required',
  ]) {
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(form.getByLabel('Product Description')).toBeFocused()
  await expectWellMade(page, 'sku-form')
  // A price has cents and no less; at least one item is ordered.
  await form.getByLabel('Product Description').fill(name)
  await form.getByLabel('Vendor').fill('Προμηθευτής')
  await form.getByLabel('Price without VAT').fill('5,1234')
  await form.getByLabel('Minimum Order Items').fill('0')
  await form.getByRole('button', { name: 'Add Product' }).click()
  await expect(form.getByLabel('Price without VAT')).toHaveAccessibleDescription(/two decimals/)
  await form.getByLabel('Price without VAT').fill('5')
  await form.getByRole('button', { name: 'Add Product' }).click()
  await expect(form.getByLabel('Minimum Order Items')).toHaveAccessibleDescription(/1 or more/)
  await form.getByLabel('Minimum Order Items').fill('10')
  const add = await hold(page, '**/api/sku')
  await form.getByRole('button', { name: 'Add Product' }).click()
  await expect(form.getByRole('button', { name: 'Adding...' })).toBeVisible()
  add()
  await expect(notice(page, /^SKU-\d+ was added$/)).toBeVisible()
  await expect(form).toHaveCount(0)

  const before = await api.get<Sku[]>('/api/sku')
  await page.getByRole('link', { name: "View SKU's" }).click()
  const overview = dialog(page, 'SKU Products Overview')
  await expect(overview.getByRole('columnheader')).toHaveText([
    'SKU Code',
    'Product Description',
    'Vendor',
    'Price (without VAT)',
    'Minimum Order Items',
    'Created Date',
    'Actions',
  ])
  const skus = await api.get<Sku[]>('/api/sku')
  // Other tests add and delete SKUs meanwhile.
  const [, total] = /Total SKUs(\d+)/.exec((await overview.textContent()) ?? '') ?? []
  const counts = [before.length, skus.length]
  expect(Number(total)).toBeGreaterThanOrEqual(Math.min(...counts))
  expect(Number(total)).toBeLessThanOrEqual(Math.max(...counts))
  await expect(overview).toContainText(/Average Price€\d+\.\d\dUnique Vendors\d+/)
  await overview.getByRole('searchbox').fill(name)
  const sku = skus.find(sku => sku.productDescription === name)
  const code = sku?.skuCode ?? ''
  await expectWellMade(page, 'skus')
  await overview.getByRole('link', { name: `Edit ${code}` }).click()
  const edit = dialog(page, `Edit SKU ${code}`)
  await edit.getByLabel('Price without VAT').fill('')
  // Chromium drops the comma of a number field in English.
  await edit.getByLabel('Price without VAT').pressSequentially('6,5')
  const update = await hold(page, '**/api/sku/*')
  await edit.getByRole('button', { name: 'Update SKU' }).click()
  await expect(edit.getByRole('button', { name: 'Updating...' })).toBeVisible()
  update()
  await expect(notice(page, `${code} was updated`)).toBeVisible()
  const line = overview.getByRole('row').filter({ hasText: name })
  await expect(line).toContainText('€6.50')

  // Its own URL also opens it over the overview; only the top dialog is interactive.
  await page.goto(`/admin/offers/skus/${sku?._id}`)
  await expect(edit.getByLabel('Product Description')).toBeFocused()
  await expect(overview).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(edit).toHaveCount(0)
  await overview.getByRole('searchbox').fill(name)
  await expect(line).toContainText('€6.50')

  // A sheet is validated before it changes anything.
  await overview.getByRole('link', { name: 'Import' }).click()
  const sheets = dialog(page, 'Import SKUs')
  const sheet = (price: string) => ({
    name: 'skus.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'skuCode,productDescription,vendor,priceWithoutVAT,minimumOrderItems\n' +
        `${code},${name},Άλλος,${price},10\n`,
    ),
  })
  await sheets.getByLabel('CSV file').setInputFiles(sheet('cheap'))
  await sheets.getByRole('button', { name: 'Check' }).click()
  await expect(sheets.getByRole('row').last()).toContainText('priceWithoutVAT')
  await sheets.getByLabel('CSV file').setInputFiles(sheet('7.25'))
  await sheets.getByRole('button', { name: 'Check' }).click()
  await expect(sheets.getByText('1 row: 0 new, 1 to change.')).toBeVisible()
  await sheets.getByRole('button', { name: 'Import' }).click()
  await expect(notice(page, 'Imported: 0 added, 1 changed')).toBeVisible()
  await expect(line).toContainText('€7.25')

  // Deletion after a confirmation, undo, and restoration from the trash.
  await overview.getByRole('button', { name: `Delete ${code}` }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this SKU?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(notice(page, `${code} was deleted`)).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
  await overview.getByRole('button', { name: `Delete ${code}` }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(line).toHaveCount(0)
  await overview.getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: `Restore ${code} - ${name}` }).click()
  // The notice of the first deletion may still be visible.
  await expect(notice(page, `${code} was restored`).last()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await overview.getByRole('searchbox').fill(name)
  await expect(line).toBeVisible()
})

test('an offer is created with live amounts, previewed, changed, sent and deleted', async ({
  page,
  api,
}) => {
  const { request } = page
  const headers = { authorization: `Bearer ${api.token}` }
  const description = uniqueName()
  const created = await request.post('/api/sku', {
    headers,
    data: {
      productDescription: description,
      vendor: 'Π',
      priceWithoutVAT: 5,
      minimumOrderItems: 50,
    },
  })
  const { _id: skuId, skuCode } = await created.json()
  const customer = uniqueName()

  await open(page, '/admin/offers')
  await page.getByRole('link', { name: 'Create Offer' }).click()
  const form = dialog(page, 'Create Offer')
  const save = form.getByRole('button', { name: 'Save Offer' })
  await expect(form.getByLabel('Offer Date')).toHaveValue(today())

  await save.click()
  for (const message of [
    'Customer name is required',
    'Please select a product',
    'Quantity is required',
    'Print cost per item is required',
    'Margin percentage is required',
  ]) {
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(form.getByLabel('Customer Name')).toBeFocused()
  await expectWellMade(page, 'offer-errors')

  // The specified example: 100 × (€5.00 + €2.00) at 30 %.
  await form.getByLabel('Customer Name').fill(customer)
  await form.getByLabel('Item 1: Product').selectOption({ label: `${skuCode} - ${description}` })
  await form.getByLabel('Item 1: Quantity').fill('10')
  await expect(form.getByText('Below the minimum order (50)')).toBeVisible()
  await form.getByLabel('Item 1: Quantity').fill('100')
  await expect(form.getByText(/Below the minimum/)).toHaveCount(0)
  const printCost = form.getByLabel('Item 1: Print Cost/Item')
  await printCost.fill('1.234')
  await printCost.blur()
  await expect(printCost).toHaveAccessibleDescription(/can mean thousands or decimals/)
  await printCost.fill('')
  await printCost.pressSequentially('2,0')
  await printCost.blur()
  await expect(printCost).toHaveValue('2.00')
  await expect(printCost).not.toHaveAttribute('aria-invalid')
  await form.getByLabel('Item 1: Margin %').fill('30')
  // Without a quantity, the costs of one item are those of a quantity of 1.
  const item = form.getByRole('row').filter({ has: page.getByLabel('Item 1: Quantity') })
  await form.getByLabel('Item 1: Quantity').fill('')
  await expect(item).toContainText(/7\.00\s*8\.68\s*0\.00/)
  await form.getByLabel('Item 1: Quantity').fill('100')
  await expect(item).toContainText(/7\.00\s*8\.68\s*700\.00/)
  const totals = form.getByRole('row').filter({ hasText: 'TOTALS' })
  const amounts = ['700.00', '168.00', '868.00', '1,128.40', '270.82', '1,399.22', '531.22']
  for (const amount of amounts) await expect(totals).toContainText(amount)
  await expect(form).toContainText('Profit Margin %61.20%')
  await expect(form).toContainText('Net Profit€428.40')

  // The input survives a reload.
  await page.reload()
  await form.getByRole('button', { name: 'Restore draft' }).click()
  await expect(form.getByLabel('Customer Name')).toHaveValue(customer)
  const store = await hold(page, '**/api/offers')
  await save.click()
  await expect(form.getByRole('button', { name: 'Saving...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  store()
  await expect(notice(page, /was saved$/)).toBeVisible()
  await expect(form).toHaveCount(0)

  const load = await hold(page, '**/api/offers?*')
  await page.getByRole('searchbox').fill(customer)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  load()
  const line = row(page, new RegExp(customer))
  for (const cell of ['€868.00', '€1,399.22', '€531.22', '61.20%']) {
    await expect(line).toContainText(cell)
  }
  await expect(page.getByRole('columnheader')).toContainText([
    'Customer',
    'Offer Date',
    'Cost',
    'Revenue',
    'Profit',
    'Profit Margin',
    'Actions',
  ])
  const [offer] = await api.get<Offer[]>(`/api/offers?q=${encodeURIComponent(customer)}`)
  expect(offer?.totalRevenue).toBe(1399.22)
  await expectWellMade(page, 'offers')

  await page.getByRole('link', { name: `View ${customer}` }).click()
  const preview = dialog(page, 'Offer Preview')
  for (const amount of amounts) await expect(preview).toContainText(amount)
  await expect(preview).toContainText(`${skuCode} - ${description}`)
  await expect(preview).toContainText(customer)
  await expect(preview).toContainText(dayInEnglish(today()))
  await expect(preview).toContainText('Profit Margin %61.20%')

  // A concurrent change: the form shows both versions for a choice.
  await preview.getByRole('link', { name: 'Edit' }).click()
  const edit = dialog(page, `Edit ${offer?.number}`)
  await edit.getByLabel('Item 1: Quantity').fill('200')
  const theirs = { customerName: `${customer} Β`, offerDate: today(), items: itemsOf(skuId, 120) }
  const put = await request.put(`/api/offers/${offer?._id}`, { headers, data: theirs })
  expect(put.status()).toBe(200)
  await edit.getByRole('button', { name: 'Save Offer' }).click()
  await expect(edit.getByRole('alert')).toContainText('Someone else changed this meanwhile')
  await expectWellMade(page, 'offer-conflict')
  // The form shows what only the other one changed, and the choice between both lists of items.
  await expect(edit.getByLabel('Customer Name')).toHaveValue(`${customer} Β`)
  const choice = edit.getByRole('alert').getByRole('group', { name: 'Offer items' })
  await choice.getByRole('radio', { name: 'Theirs' }).check()
  await expect(edit.getByLabel('Item 1: Quantity')).toHaveValue('120')
  await choice.getByRole('radio', { name: 'Yours' }).check()
  await expect(edit.getByLabel('Item 1: Quantity')).toHaveValue('200')
  await edit.getByText('More', { exact: true }).click()
  await edit.getByLabel('Customer Email').fill('pelatis@offers.example')
  await edit.getByRole('button', { name: 'Save Offer' }).click()
  await expect(edit).toHaveCount(0)
  const changed = await api.get<Offer>(`/api/offers/${offer?._id}`)
  expect(changed.items).toMatchObject([{ quantity: 200 }])

  // Sent, accepted, duplicated, printed.
  await page.getByRole('link', { name: `View ${customer}` }).click()
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toBe(`${offer?.number}.pdf`)
  // No other change can begin while one runs.
  const send = await hold(page, '**/api/offers/*/send')
  await preview.getByRole('button', { name: 'Send to customer' }).click()
  for (const name of ['Duplicate', 'Updating...']) {
    const button = preview.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  }
  send()
  await expect(notice(page, /is being sent to pelatis@offers.example$/)).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Customer’s link' })).toHaveAttribute(
    'href',
    /^\/offer\//,
  )
  await expect(preview).toContainText('Only a draft can be changed.')
  await preview.getByLabel('Status').selectOption('Accepted')
  await preview.getByRole('button', { name: 'Update' }).click()
  await expect(notice(page, `${offer?.number} is now Accepted`)).toBeVisible()
  await preview.getByRole('button', { name: 'Duplicate' }).click()
  await expect(dialog(page, /^Edit ΠΡ-/)).toBeVisible()
  await dialog(page, /^Edit ΠΡ-/)
    .getByRole('button', { name: 'Cancel' })
    .click()

  // A deleted SKU is shown as unknown; the amounts stay.
  await request.delete(`/api/sku/${skuId}`, { headers })
  await open(page, `/admin/offers/${offer?._id}`)
  await expect(preview).toContainText('Unknown Product')
  await preview.getByRole('button', { name: 'Close' }).last().click()

  await open(page, `/admin/offers?q=${encodeURIComponent(customer)}&status=Accepted`)
  await page.getByRole('button', { name: `Delete ${customer}` }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this offer?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
  for (const { _id } of await api.get<Offer[]>(`/api/offers?q=${encodeURIComponent(customer)}`)) {
    await request.delete(`/api/offers/${_id}`, { headers })
  }
})

test('an offer has discounts, VAT rates, terms, a deposit, positions and a line without a SKU, as its customer reads it', async ({
  page,
  api,
}) => {
  const { request } = page
  const headers = { authorization: `Bearer ${api.token}` }
  const data = {
    productDescription: uniqueName(),
    vendor: 'Π',
    priceWithoutVAT: 5,
    minimumOrderItems: 1,
  }
  const { _id: sku } = await (await request.post('/api/sku', { headers, data })).json()
  const customer = uniqueName()
  await open(page, '/admin/offers/new')
  const form = dialog(page, 'Create Offer')
  await form.getByLabel('Customer Name').fill(customer)
  await form.getByLabel('Item 1: Product').selectOption(sku)
  await form.getByLabel('Item 1: Quantity').fill('100')
  await form.getByLabel('Item 1: Print Cost/Item').fill('2')
  await form.getByLabel('Item 1: Margin %').fill('30')
  const [first, second] = [1, 2].map(number =>
    form.getByRole('rowgroup').filter({ has: page.getByLabel(`Item ${number}: Quantity`) }),
  )
  // The fields of a line are behind one control until they are used.
  await expect(form.getByLabel('VAT of the sale')).toBeHidden()
  await first?.getByText('Set-up fee, quantity breaks, positions, discount, VAT').click()
  await first?.getByLabel('Print positions').fill('Στήθος, μανίκι')
  await first?.getByLabel('Discount', { exact: true }).fill('10')
  await form.getByRole('button', { name: 'Add Line without SKU' }).click()
  const save = form.getByRole('button', { name: 'Save Offer' })
  await save.click()
  await expect(form.getByText('Description is required')).toBeVisible()
  await form.getByLabel('Item 2: Description').fill('Μεταφορικά')
  await form.getByLabel('Item 2: Cost without VAT').fill('50')
  await second?.getByText('Set-up fee, quantity breaks, positions, discount, VAT').click()
  await second?.getByLabel('VAT of the sale').selectOption('13%')
  await form.getByText('More', { exact: true }).click()
  const whole = form.getByRole('group').filter({ has: page.getByLabel('Customer Address') })
  await whole.getByLabel('Discount', { exact: true }).fill('100')
  await whole.getByLabel('Discount in').selectOption('€ without VAT')
  await form.getByLabel('Deposit', { exact: true }).fill('50')
  await form.getByLabel('Terms').fill('Παράδοση σε 10 ημέρες.')
  // 1,128.40 − 10 % + 62.00 − 100.00, with 24 % of 921.31 and 13 % of 56.25
  const totals = form.getByRole('row').filter({ hasText: 'TOTALS' })
  for (const amount of ['977.56', '228.42', '1,205.98']) await expect(totals).toContainText(amount)
  await expectWellMade(page, 'offer-form-rich')
  await save.click()
  await expect(form).toHaveCount(0)
  const search = `/api/offers?q=${encodeURIComponent(customer)}`
  const [offer] = await api.get<Offer[]>(search)
  expect(offer?.totalRevenue).toBe(1205.98)

  await page.goto(`/admin/offers/${offer?._id}`)
  const preview = dialog(page, 'Offer Preview')
  for (const text of ['Μεταφορικά', 'With a discount of 10.00%', 'VAT 13%', '1,205.98']) {
    await expect(preview).toContainText(text)
  }
  await expectWellMade(page, 'offer-preview-rich')

  await preview.getByRole('link', { name: 'Edit' }).click()
  const edit = dialog(page, `Edit ${offer?.number}`)
  await expect(edit.getByLabel('Item 2: Description')).toHaveValue('Μεταφορικά')
  await expect(edit.getByLabel('VAT of the sale').last()).toHaveValue('13')

  await request.put(`/api/offers/${offer?._id}/status`, { headers, data: { status: 'Sent' } })
  const [{ link = '' } = {}] = await api.get<{ link: string }[]>(search)
  await page.goto(`${link}?lang=en`)
  const items = page.getByRole('region', { name: 'Items' })
  for (const [name, amount] of [
    ['Μεταφορικά', '€62.00'],
    ['Lines without VAT', '€1,077.56'],
    ['Discount', '-€100.00'],
    ['VAT 24% on €921.31', '€221.11'],
    ['VAT 13% on €56.25', '€7.31'],
    ['Total', '€1,205.98'],
  ] as const) {
    await expect(items.getByRole('row', { name }).last()).toContainText(amount)
  }
  await expect(page.getByText('Deposit: €602.99')).toBeVisible()
  await expect(items).toContainText('Print: Στήθος, μανίκι')
  await expectWellMade(page, 'offer-of-customer')

  // Versions are compared with their fields and lines in words.
  await request.put(`/api/offers/${offer?._id}/status`, { headers, data: { status: 'Draft' } })
  const plain = { customerName: customer, offerDate: today(), items: itemsOf(sku, 120) }
  await request.put(`/api/offers/${offer?._id}`, { headers, data: plain })
  await page.goto(`/admin/offers/${offer?._id}`)
  await preview.getByText(/^History/).click()
  const comparison = preview.getByRole('region', { name: 'Compare version' })
  await comparison.getByLabel('Compare version').selectOption('1')
  await expect(comparison.getByRole('status')).toContainText('Μεταφορικά 50: 1 × 0')
  await expect(comparison.locator('del', { hasText: '100' }).first()).toBeVisible()
  await expect(comparison.locator('ins', { hasText: '120' }).first()).toBeVisible()
  await expectWellMade(page, 'offer-versions')
  await comparison.getByLabel('with').selectOption('1')
  await expect(comparison.getByRole('status')).toHaveText('Nothing differs.')
  await request.delete(`/api/offers/${offer?._id}`, { headers })
})

test('an offer needs items, and leaving its form resets it', async ({ page }) => {
  await open(page, '/admin/offers')
  await page.getByRole('link', { name: 'Create Offer' }).click()
  const form = dialog(page, 'Create Offer')
  const save = form.getByRole('button', { name: 'Save Offer' })

  // Without items nothing can be saved.
  await form.getByRole('button', { name: 'Remove item 1' }).click()
  await expect(form.getByText('No items added yet')).toBeVisible()
  await expect(save).toBeDisabled()
  await form.getByRole('button', { name: 'Add Your First Item' }).click()

  // Cancelling and closing reset to an empty offer of today with one empty row.
  for (const leave of ['Cancel', 'Close']) {
    await form.getByLabel('Customer Name').fill('Κάποιος')
    await form.getByLabel('Offer Date').fill('2026-01-02')
    await form.getByRole('button', { name: 'Add Item' }).click()
    await form.getByLabel('Item 2: Quantity').fill('7')
    await form.getByRole('button', { name: leave }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect(form).toHaveCount(0)
    await page.getByRole('link', { name: 'Create Offer' }).click()
    await expect(form.getByLabel('Customer Name')).toHaveValue('')
    await expect(form.getByLabel('Offer Date')).toHaveValue(today())
    await expect(form.getByLabel('Item 1: Product')).toHaveValue('')
    await expect(form.getByLabel('Item 2: Product')).toHaveCount(0)
  }
})

function itemsOf(sku: string, quantity: number) {
  return [{ sku, quantity, printCostPerItem: 2, marginPercentage: 30 }]
}

test('an order starts an offer', async ({ page, api }) => {
  const [first, second] = await api.get<{ _id: string; title: string }[]>('/api/products')
  const email = `${crypto.randomUUID().slice(0, 8)}@offers.example`
  const placed = await page.request.post('/api/custom-order', {
    multipart: {
      email,
      phone: '210 000 0170',
      quantities: '[12,30]',
      products: JSON.stringify([first?._id, second?._id]),
    },
  })
  const { _id } = await placed.json()
  await open(page, `/admin/custom-orders/${_id}`)
  await page.getByRole('link', { name: 'Create offer' }).click()
  const form = dialog(page, 'Create Offer')
  await form.getByText('More', { exact: true }).click()
  await expect(form.getByLabel('Customer Email')).toHaveValue(email)
  await expect(form.getByLabel('Offer Date')).toHaveValue(today())
  await expect(form.getByLabel('Item 1: Quantity')).toHaveValue('12')
  await expect(form.getByLabel('Item 2: Quantity')).toHaveValue('30')
  await expect(form.getByLabel(/^Item \d+: Quantity/)).toHaveCount(2)
  const headers = { authorization: `Bearer ${api.token}` }
  await page.request.delete(`/api/custom-order/${_id}`, { headers })
})

test('below 1200 px each line of an offer is a card with its inputs and three results', async ({
  page,
}) => {
  await open(page, '/admin/offers/new')
  const form = dialog(page, 'Create Offer')
  for (const width of [360, 768, 1180]) {
    await page.setViewportSize({ width, height: 800 })
    const card = form.getByRole('rowgroup').filter({ has: page.getByLabel('Item 1: Quantity') })
    for (const label of ['Quantity', 'Print Cost/Item', 'Margin %']) {
      await expect(card.getByLabel(`Item 1: ${label}`)).toBeInViewport()
    }
    await expect(card.getByRole('cell').filter({ hasText: '0.00' })).toHaveCount(3)
    await card.getByRole('button', { name: 'Remove item 1' }).click({ trial: true })
    const overflow = await form.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(
    page.getByRole('columnheader', { name: 'Price/Item with VAT' }).first(),
  ).toBeVisible()
})
