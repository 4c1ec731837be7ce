import type { Response } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { fail, open, test } from './admin-pages.ts'
import { card, day, figure, path } from './analytics/dashboard-page.ts'
import { expect } from './fixtures.ts'

const grouped = (count: number) => new Intl.NumberFormat('en-GB').format(count)

const percent = (share: number) =>
  new Intl.NumberFormat('en-GB', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share)

interface EventCount {
  count: number
  sessions: number
  conversionRate: number
  bySource: { _id: string; sessions: number }[]
}

interface Summary {
  totalSessions: number
  totalPageViews: number
  avgSessionDuration: number
  uniqueCountries: number
}

/** Every list, by the name of its tab. */
const lists = [
  'Most Popular Pages',
  'Traffic Sources',
  'Geographic Distribution',
  'Entry Pages',
  'Exit Pages',
  'Campaigns',
  'Cities',
  'Devices',
  'Browsers',
  'Operating Systems',
  'User Types',
]

test('the dashboard shows the service’s figures and filters them by any row', async ({
  page,
  api,
}) => {
  // Other tests create sessions meanwhile: the response to this page lists the expected ones.
  let latest: Response | undefined
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    asked.push(pathname + search)
  })
  page.on('response', response => {
    if (response.url().includes('/api/analytics/recent-sessions')) latest = response
  })
  await open(page, path)
  const nav = page.getByRole('navigation', { name: 'Back office' })
  await expect(nav.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByLabel('Start Date')).toHaveValue(day(-30))
  await expect(page.getByLabel('End Date')).toHaveValue(day())

  const standard = `startDate=${day(-30)}&endDate=${day()}`
  for (const call of [
    `summary?${standard}`,
    `popular-pages?${standard}&limit=10`,
    `traffic-sources?${standard}`,
    `geographic?${standard}`,
    'recent-sessions?limit=20',
  ]) {
    expect(asked, call).toContain(`/api/analytics/${call}`)
  }

  // Past days: other tests add visits to today.
  const period = `startDate=${day(-31)}&endDate=${day(-1)}`
  await page.getByLabel('End Date').fill(day(-1))
  await page.getByLabel('Start Date').fill(day(-31))
  await expect(page).toHaveURL(new RegExp(`${period}$`))
  const summary = await api.get<Summary>(`/api/analytics/summary?${period}`)
  await expect(figure(page, 'Total Sessions')).toHaveText(grouped(summary.totalSessions))
  await expect(figure(page, 'Page Views')).toHaveText(grouped(summary.totalPageViews))
  await expect(figure(page, 'Countries')).toHaveText(grouped(summary.uniqueCountries))
  const { avgSessionDuration } = summary
  const minutes = `${Math.floor(avgSessionDuration / 60)}m ${avgSessionDuration % 60}s`
  await expect(figure(page, 'Avg. Session')).toHaveText(minutes)
  for (const list of lists) {
    await page.getByRole('tab', { name: list }).click()
    await expect(card(page, list).getByRole('row')).not.toHaveCount(0)
  }
  for (const list of lists.slice(0, 3)) await page.getByRole('tab', { name: list }).click()

  const pages = await api.get<{ title: string; url: string; visits: number }[]>(
    `/api/analytics/popular-pages?${period}&limit=10`,
  )
  const first = card(page, 'Most Popular Pages').getByRole('row').nth(1)
  await expect(card(page, 'Most Popular Pages').getByRole('row')).toHaveCount(pages.length + 1)
  for (const text of ['1', pages[0]?.title, pages[0]?.url, grouped(pages[0]?.visits ?? 0)]) {
    await expect(first).toContainText(text ?? '')
  }

  const sources = await api.get<{ _id: string; sessions: number }[]>(
    `/api/analytics/traffic-sources?${period}`,
  )
  const google = sources.find(({ _id }) => _id === 'google')?.sessions ?? 0
  const googleRow = card(page, 'Traffic Sources').getByRole('row', { name: 'Google' })
  await expect(googleRow.getByRole('cell')).toHaveText([
    grouped(google),
    `${Math.round((google / summary.totalSessions) * 100)}%`,
  ])
  const sourceRows = card(page, 'Traffic Sources').getByRole('rowheader')
  await expect(sourceRows).toHaveCount(sources.length)
  await expect(sourceRows.locator('svg path'), 'each has its icon').toHaveCount(sources.length)
  const countries = card(page, 'Geographic Distribution').getByRole('rowheader')
  await expect(countries.locator('svg rect'), 'and each country a bar').toHaveCount(
    await countries.count(),
  )

  await test.step('a row filters all parts, and a chip removes the filter', async () => {
    await googleRow.getByRole('link').click()
    await expect(page).toHaveURL(/source=google/)
    await expect(figure(page, 'Total Sessions')).toHaveText(grouped(google))
    // By keyboard: the arrow keys choose the tabs, around their ends.
    await page.getByRole('tab', { name: 'User Types' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Devices' })).toBeFocused()
    await card(page, 'Devices').getByRole('link').first().click()
    await expect(page).toHaveURL(/device=/)
    const chips = page.getByRole('navigation', { name: 'Filters' })
    await expect(chips.getByRole('listitem')).toHaveCount(2)

    await page.reload()
    await expect(chips.getByRole('listitem')).toHaveCount(2)
    await chips.getByRole('link', { name: 'Clear all' }).click()
    await expect(chips).toHaveCount(0)
    await expect(figure(page, 'Total Sessions')).toHaveText(grouped(summary.totalSessions))
    await page.goBack()
    await expect(chips.getByRole('listitem')).toHaveCount(2)
    await chips.getByRole('link', { name: 'Remove filter Source Google' }).click()
    await expect(chips.getByRole('listitem')).toHaveCount(1)
    await chips.getByRole('link').click()
    await expect(chips).toHaveCount(0)
  })

  await test.step('the chart is read by keyboard and as a table', async () => {
    const chart = page.getByRole('slider', { name: 'Point of the chart' })
    await expect(chart).toHaveAttribute('aria-valuetext', /^Total: Page views [\d,]+, Sessions/)
    await chart.focus()
    await page.keyboard.press('Home')
    const buckets = await api.get<{ sessions: number; pageViews: number }[]>(
      `/api/analytics/timeseries?${period}&grain=day`,
    )
    const [bucket] = buckets
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      new RegExp(
        `Page views ${bucket?.pageViews}, Sessions ${bucket?.sessions}, Page views before`,
      ),
    )
    await page.keyboard.press('ArrowRight')
    await expect(chart).toHaveAttribute('aria-valuenow', '1')

    const visits = card(page, 'Visits over time')
    await visits.getByText('Show as a table').click()
    await expect(visits.getByRole('row')).toHaveCount(buckets.length + 1)
    await expect(visits.getByRole('columnheader')).toHaveCount(5)
    await page.getByRole('switch', { name: 'Compare with the previous period' }).click()
    await expect(visits.getByRole('columnheader')).toHaveCount(3)
    await visits.getByRole('link', { name: 'Month' }).click()
    await expect(page).toHaveURL(/grain=month/)
    await expect(visits.getByRole('row')).toHaveCount(3)
  })

  await test.step('the latest sessions have the first 8 characters of their ids', async () => {
    const sessions: { sessionId: string; pageViews: unknown[] }[] = await latest?.json()
    const [session] = sessions
    const recent = card(page, 'Recent Sessions').getByRole('table')
    await expect(recent.getByRole('columnheader')).toHaveText([
      'Session ID',
      'Start Time',
      'Duration',
      'Source',
      'Location',
      'Pages',
      'User Type',
      'Consent',
    ])
    await expect(recent.getByRole('rowheader')).toHaveCount(20)
    const row = recent.getByRole('row').filter({ hasText: session?.sessionId.slice(0, 8) ?? '' })
    await expect(row.getByRole('cell')).toContainText([
      /^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/,
      /^\d+m \d+s$/,
      /\w/,
      /\w/,
      String(session?.pageViews.length),
      /^(Admin|User)$/,
      /^Yes$/,
    ])
  })

  await test.step('conversions are shown with the share of each source', async () => {
    const events = await api.get<EventCount[]>(`/api/analytics/events?${period}`)
    const done = events.filter(({ count }) => count > 0)
    const table = card(page, 'Events').getByRole('table')
    await expect(table.getByRole('rowheader')).toHaveCount(done.length)
    const [event] = done
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toContainText([
      grouped(event?.count ?? 0),
      grouped(event?.sessions ?? 0),
      percent(event?.conversionRate ?? 0),
      ...sources.map(({ _id, sessions }) => {
        const by = event?.bySource.find(each => each._id === _id)?.sessions ?? 0
        return percent(by / sessions)
      }),
    ])
  })

  await test.step('the view is exported as CSV', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`analytics-${day(-31)}-${day(-1)}.csv`)
    const stream = await file.createReadStream()
    let text = ''
    for await (const chunk of stream) text += String(chunk)
    expect(text).toContain('dimension,value,title,sessions,pageViews')
    expect(text).toContain('source,google,')
  })

  await expect(
    card(page, 'Geographic Distribution').getByRole('link', { name: /DB-IP/ }),
  ).toHaveAttribute('href', 'https://db-ip.com')
})

test('missing, late and refused data show the specified messages', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/analytics/summary*', async route => {
    await held
    await route.fallback()
  })
  await open(page, path)
  await expect(page.getByText('Loading analytics data...')).toBeVisible()
  release()
  await expect(figure(page, 'Total Sessions')).toHaveText(/\d/)

  await test.step('the current report stays until the next one has loaded', async () => {
    let answer = () => {}
    const asked = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/api/analytics/summary?*source=google*', async route => {
      await asked
      // The error of a filter over more visits than a test can create.
      await route.fulfill({ status: 400, json: { code: 'too_many_visits', message: 'Too many' } })
    })
    await card(page, 'Traffic Sources').getByRole('link', { name: 'Google' }).click()
    await expect(page.getByText('Counting the visits of this filter…')).toBeVisible()
    await expect(figure(page, 'Total Sessions')).toBeVisible()
    answer()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Error: Too many visits for a filter')
    await alert.getByRole('link', { name: 'Show without a filter' }).click()
    await expect(figure(page, 'Total Sessions')).toHaveText(/\d/)
    await expect(alert).toHaveCount(0)
  })

  await test.step('a failed part does not affect the others', async () => {
    // One service answers all the calls: stopped for real, it would fail them together.
    await fail(page, '**/api/analytics/timeseries*', 'GET')
    await page.reload()
    await expect(page.getByText('The chart could not be loaded')).toBeVisible()
    await expect(figure(page, 'Total Sessions')).toHaveText(/\d/)
  })

  await test.step('a failure of all parts shows an error and a retry', async () => {
    await fail(page, '**/api/analytics/geographic*', 'GET')
    await page.reload()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Error: Failed to fetch analytics data')
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(figure(page, 'Total Sessions')).toHaveText(/\d/)
    await expect(alert).toHaveCount(0)
  })

  await test.step('wrapped and empty responses are shown', async () => {
    for (const call of ['popular-pages', 'traffic-sources', 'geographic', 'recent-sessions']) {
      await page.route(`**/api/analytics/${call}*`, route => route.fulfill({ json: { data: [] } }))
    }
    await page.getByLabel('Range').selectOption('Last 7 days')
    for (const text of [
      'No page views recorded yet. Start browsing to see popular pages!',
      'No traffic source data available yet.',
      'No geographic data available yet.',
      'No recent sessions found.',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    expect(await violationsOf(page)).toEqual([])
    await page.unrouteAll()
  })

  await test.step('a period in the future is refused in words', async () => {
    await open(page, `${path}?startDate=2099-01-01&endDate=2099-01-02`)
    await expect(page.getByText('There are no figures for the days of the link.')).toBeVisible()
    await expect(page.getByLabel('Start Date')).toHaveValue(day(-30))
    await page.getByLabel('Start Date').fill('2099-01-01')
    await expect(page.getByText(/^Choose a day from .* to today$/)).toBeVisible()
    await page.getByLabel('Range').selectOption('Last 7 days')
    await expect(page.getByText('There are no figures for the days of the link.')).toHaveCount(0)
  })

  await test.step('without a token no request is sent', async () => {
    await page.evaluate(() => localStorage.removeItem('adminToken'))
    await page.getByLabel('Range').selectOption('Last 90 days')
    await expect(page.getByRole('alert')).toContainText('Error: Authentication required')
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      /^\/admin\/login\?from=%2Fadmin%2Fanalytics/,
    )
  })

  await test.step('a refused token ends the session', async () => {
    await page.evaluate(() => localStorage.setItem('adminToken', 'not.a.token'))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(/\/admin\/login\?from=%2Fadmin%2Fanalytics/)
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  })
})

test('the dashboard is accessible in both schemes and fits every width', async ({ page }) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  await open(page, `${path}?country=GR`)
  await expect(card(page, 'Recent Sessions')).toBeVisible()
  await expect(card(page, 'Live').getByRole('term').first()).toBeVisible()
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [768, undefined],
    [1280, 'light'],
    [1720, undefined],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    if (colorScheme) {
      await page.emulateMedia({ colorScheme })
      expect(await violationsOf(page), `${width} ${colorScheme}`).toEqual([])
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${width} scrolls sideways`).toBe(0)
  }
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Share links' })).toBeVisible()
  expect(await violationsOf(page), 'share links').toEqual([])
  expect(said, 'no policy violation, no warning, no error').toEqual([])
})
