import { open, test } from './admin-pages.ts'
import { card, day, figure, path } from './analytics/dashboard-page.ts'
import { expect } from './fixtures.ts'

test('the live view updates with each event and can be paused', async ({ page, request }) => {
  await open(page, path)
  const live = card(page, 'Live')
  const views = live.getByRole('term').filter({ hasText: 'Page views' })
  const count = async () => {
    const text = await views.locator('xpath=following-sibling::dd').textContent()
    return Number(text?.replaceAll(',', ''))
  }
  await expect(views).toBeVisible()
  const before = await count()

  const visit = `/live-${crypto.randomUUID()}`
  // Visits with a tool's user agent are not counted.
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36' }
  const tell = async (call: string, data: object) => {
    const response = await request.post(`/api/analytics/${call}`, { data, headers })
    expect(response.status()).toBe(202)
    return response.json()
  }
  const { sessionId } = await tell('session/start', { consentGiven: true, userType: 'user' })
  const url = `https://shop.example${visit}`
  await tell('pageview', { sessionId, url, title: visit, pageName: 'Page' })
  await expect.poll(count).toBeGreaterThan(before)
  await expect(live.getByRole('status').first()).toContainText('in the last 30 minutes')

  await live.getByText('Show as a table').click()
  await expect(live.getByRole('row')).toHaveCount(31)

  await live.getByRole('button', { name: 'Pause' }).click()
  await expect(live.getByText('Paused.')).toBeVisible()
  await page.route('**/api/analytics/live', route => route.abort())
  await live.getByRole('button', { name: 'Resume' }).click()
  await expect(live.getByText('The connection broke off; trying again.')).toBeVisible()
  await page.unroute('**/api/analytics/live')
  await expect(live.getByText('The connection broke off; trying again.')).toHaveCount(0)

  await test.step('the queue shows whether it is stored', async () => {
    const queue = card(page, 'Queue')
    for (const label of ['Accepted', 'Stored', 'Queued', 'Failed']) {
      await expect(queue.getByRole('term').filter({ hasText: label })).toBeVisible()
    }
    // A job fails for good only after a defect: the tracker's events are always stored.
    let failed = true
    await page.route('**/api/analytics/queue', async route => {
      const response = await route.fetch()
      const jobs = [
        { id: 'job-1', failedAt: '2026-11-20T10:00:00Z', reason: 'database error 23514' },
      ]
      const told = { failed: failed ? 3 : 0, failedJobs: failed ? jobs : [] }
      await route.fulfill({ response, json: { ...(await response.json()), ...told } })
    })
    await page.route('**/api/analytics/queue/retry', async route => {
      failed = false
      await route.fallback()
    })
    await queue.getByRole('button', { name: 'Refresh' }).click()
    await expect(queue.getByRole('row')).toHaveCount(2)
    await expect(queue.getByRole('row').last()).toContainText('database error 23514')
    await queue.getByRole('button', { name: 'Run all again' }).click()
    await expect(queue.getByRole('table'), 'what is run again has not failed').toHaveCount(0)
    await expect(queue.getByRole('term')).not.toHaveCount(0)
  })
})

test('a share link opens the dashboard without a sign-in until it is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, `${path}?startDate=${day(-10)}&endDate=${day(-1)}`)
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/analytics\/shares\?startDate/)
  const dialog = page.getByRole('dialog', { name: 'Share links' })
  const links = dialog.getByRole('list', { name: 'Share links' }).getByRole('listitem')

  const create = async () => {
    const shown = dialog.getByRole('textbox', { name: 'Link' })
    const earlier = (await shown.count()) > 0 ? await shown.inputValue() : ''
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await expect(shown).toHaveValue(new RegExp(`^${baseURL}/analytics/share/[\\w-]{20,}$`))
    await expect(shown).not.toHaveValue(earlier)
    return shown.inputValue()
  }
  const anyDays = await create()
  await dialog.getByRole('checkbox').check()
  const theseDays = await create()
  await expect(dialog.getByRole('status')).toContainText('it is not shown again')

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const reader = await context.newPage()
  await open(reader, anyDays)
  // A browser without any data of the site.
  await expect(figure(reader, 'Total Sessions')).toHaveText(/\d/)
  await expect(reader.getByLabel('Start Date')).toHaveValue(day(-30))
  for (const hidden of ['Recent Sessions', 'Live', 'Queue']) {
    await expect(card(reader, hidden)).toHaveCount(0)
  }
  await expect(reader.getByRole('link', { name: 'Share' })).toHaveCount(0)
  await card(reader, 'Traffic Sources').getByRole('link').first().click()
  await expect(reader).toHaveURL(/\/analytics\/share\/[\w-]+\?source=/)
  await expect(card(reader, 'Traffic Sources').getByRole('rowheader')).toHaveCount(1)

  await open(reader, `${theseDays}?startDate=${day(-40)}&endDate=${day()}`)
  await expect(figure(reader, 'Total Sessions')).toHaveText(/\d/)
  await expect(reader.getByLabel('Start Date'), 'its days cannot be left').toHaveCount(0)
  await expect(card(reader, 'Visits over time').getByRole('slider')).toHaveAttribute(
    'aria-valuemax',
    '9',
  )

  const made = await links.count()
  await links.first().getByRole('button', { name: 'Revoke' }).click()
  await expect(links).toHaveCount(made - 1)
  await links.first().getByRole('button', { name: 'Revoke' }).click()
  await expect(links).toHaveCount(made - 2)
  await reader.goto(anyDays)
  await expect(reader.getByRole('alert')).toContainText('This link has ended or was revoked')
  await expect(reader.getByRole('button'), 'but the language').toHaveText(['Ελληνικά'])
  await context.close()

  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL(/\/admin\/analytics\?startDate/)
  await expect(dialog).toHaveCount(0)
})
