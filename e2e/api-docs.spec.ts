import { expect, test } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

test('the API of each service is documented on a page, and as OpenAPI', async ({
  page,
  request,
}) => {
  await page.goto('/api/docs')
  await expect(page).toHaveURL('/api/docs/catalog')
  for (const service of ['identity', 'catalog', 'orders', 'studio', 'analytics']) {
    await page.getByRole('navigation', { name: 'Services' }).getByText(service).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      new RegExp(`^Stampa (?:design )?${service}`),
    )
    const document = await (await request.get(`/api/docs/${service}.json`)).json()
    await expect(page.locator('h2 > code')).toHaveCount(
      Object.values<object>(document.paths).flatMap(Object.keys).length,
    )
  }
  await page.getByRole('navigation').getByText('orders').click()
  await expectWellMade(page, 'the documentation of a service')
  await page.getByText(/^\d+ calls$/).click()
  await page.getByRole('link', { name: 'POST /api/webhooks', exact: true }).click()
  await expect(page).toHaveURL(/#POST-api-webhooks$/)
})
