import { consentOf, expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'
import { addText, mockups, openStudio, orderForm, saveMockup } from './studio-pages.ts'

/** A visitor with consent and a browser's user agent. */
test.use({
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  storageState: async ({ stack }, use) => use(consentOf(stack.url, true)),
})

interface RecentSession {
  sessionId: string
  source: string
  campaign: string | null
  device: string
  userType: string
  consentGiven: boolean
  pageViews: { url: string; title: string; pageName: string }[]
}

test('the dashboard shows the events of a visitor until consent is withdrawn', async ({
  admin,
  context,
  page,
  request,
}) => {
  const login = await request.post('/api/auth/login', { data: admin })
  const { token } = (await login.json()) as { token: string }
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await request.get(`/api/analytics/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status(), path).toBe(200)
    return (await answer.json()) as T
  }
  /** A campaign of this test alone. */
  const campaign = `spec-${Date.now()}`
  const mine = async () => {
    const [session] = await ask<RecentSession[]>(`recent-sessions?campaign=${campaign}`)
    return session
  }

  await open(page, `/?utm_source=instagram&utm_campaign=${campaign}`)
  await expect.poll(async () => (await mine())?.pageViews.length).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  // The home page has the same fields.
  await expect(headline(page)).toHaveText('Επικοινωνία')
  await page.getByLabel('Όνομα').fill('Μαρία')
  await page.getByLabel('E-mail').fill('maria@example.gr')
  await page.getByRole('textbox', { name: 'Μήνυμα' }).fill('Καλημέρα')
  await expect.poll(async () => (await mine())?.pageViews.length).toBe(2)
  await page.getByRole('button', { name: 'Αποστολή μηνύματος' }).click()
  await expect(page.getByText(/Το μήνυμά σας στάλθηκε/)).toBeVisible()
  const cookie = async () =>
    (await context.cookies()).find(({ name }) => name === 'analytics_session_id')?.value
  expect(await mine()).toMatchObject({
    sessionId: await cookie(),
    campaign,
    source: 'instagram',
    device: 'desktop',
    userType: 'user',
    consentGiven: true,
    pageViews: [
      { url: '/', pageName: 'Home' },
      { url: '/contact', pageName: 'Contact' },
    ],
  })
  const summary = await ask<object[]>(`breakdown?by=campaign&campaign=${campaign}`)
  expect(summary).toEqual([{ _id: campaign, sessions: 1, pageViews: 2 }])

  await test.step('the conversions are shown, including that of the studio', async () => {
    await openStudio(page)
    await addText(page, 'Στάμπα')
    await saveMockup(page, '12')
    await expect(mockups(page).getByText('12 τεμάχια')).toBeVisible()
    const form = orderForm(page)
    await form.getByLabel('E-mail').fill('maria@example.gr')
    await form.getByLabel('Τηλέφωνο').fill('6900000000')
    await form.getByRole('button', { name: 'Υποβολή παραγγελίας' }).click()
    await expect(form.getByRole('status')).toHaveText(/Η παραγγελία σας καταχωρίστηκε/)
    const achieved = async () => {
      const events = await ask<{ name: string; count: number }[]>(`events?campaign=${campaign}`)
      return events.filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${count}`)
    }
    await expect.poll(achieved).toEqual(['contact-sent 1', 'mockup-saved 1', 'design-order-sent 1'])
  })

  await open(page, '/contact')
  await page.getByRole('button', { name: 'Ρυθμίσεις cookies' }).click()
  await page.getByRole('checkbox', { name: 'Analytics' }).uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.poll(mine).toBeUndefined()
  expect(await cookie()).toBeUndefined()
})
