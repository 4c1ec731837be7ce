import { test as adminTest, field, form, open, uniqueName } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'
import { answerOf } from './storefront-pages.ts'

interface Charted {
  _id: string
  slug: string
  sizeCharts: { name: string }[]
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('a product and the order form show the size chart', async ({ page, request }) => {
      const products = await answerOf<Charted[]>(request, '/api/products')
      const product = products.find(({ sizeCharts }) => sizeCharts.length > 0)
      const name = product?.sizeCharts[0]?.name ?? ''
      const summary = page.getByRole('main').getByText('Μεγεθολόγιο', { exact: true })
      const table = page.getByRole('table', { name })
      for (const path of [`/products/${product?.slug}`, `/custom-order?product=${product?._id}`]) {
        await page.goto(path)
        await expect(table).toBeHidden()
        await summary.click()
        await expect(table.getByRole('row', { name: /^Μανίκι .*22 22,5 23$/ })).toBeVisible()
        await expect(table.getByRole('columnheader', { name: 'XXL' })).toBeVisible()
      }
      if (javaScriptEnabled) await expectWellMade(page, 'the size chart in the order form')

      await page.goto(`/products/${product?.slug}?lang=en`)
      await page.getByText('Size chart', { exact: true }).click()
      await expect(page.getByRole('row', { name: /^Sleeve .*22 22\.5 23$/ })).toBeVisible()
      if (javaScriptEnabled) await expectWellMade(page, 'the size chart of a product')
    })
  })
}

adminTest(
  'a size chart is made of a pasted table and chosen for a product',
  async ({ page, api }) => {
    const { _id } = await api.createProduct()
    const name = uniqueName()
    api.cleanUp('size-charts', name)
    await open(page, '/admin/size-charts/new')
    const dialog = form(page)
    await field(page, 'Name').fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(
      dialog.getByText('Each size and each measure needs a name of its own').first(),
    ).toBeVisible()
    const first = dialog.getByRole('textbox', { name: 'S', exact: true })
    await first.evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, 'cm\tXS\tS\r\nΠλάτος\t48\t52,5\r\nΜήκος\t68\t')
    await dialog.getByRole('button', { name: 'Remove XL', exact: true }).click()
    await dialog.getByRole('button', { name: 'Remove L', exact: true }).click()
    await dialog.getByRole('button', { name: 'Add a size' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Size 3', exact: true })).toBeFocused()
    await page.keyboard.type('One size')
    await dialog.getByRole('button', { name: 'Add a measure' }).click()
    await page.keyboard.type('Μανίκι')
    await dialog.getByRole('button', { name: 'Remove Μήκος' }).click()
    await dialog.getByRole('textbox', { name: 'Μανίκι, One size' }).fill('96 – 100')
    await expectWellMade(page, 'the form of a size chart')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const charts = await api.get<{ name: string; table: object }[]>('/api/size-charts/admin')
    expect(charts.find(chart => chart.name === name)?.table).toEqual({
      sizes: ['XS', 'S', 'One size'].map(name => ({ name })),
      measures: [
        { name: 'Πλάτος', values: ['48', '52.5', ''] },
        { name: 'Μανίκι', values: ['', '', '96-100'] },
      ],
    })

    await open(page, `/admin/products/edit/${_id}`)
    const link = dialog.getByRole('link', { name: 'Size charts' })
    await expect(link).toHaveAttribute('href', '/admin/size-charts')
    await dialog.getByRole('group', { name: 'Size charts' }).getByRole('checkbox', { name }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await api.get(`/api/products/${_id}`)).toMatchObject({ sizeCharts: [{ name }] })
  },
)
