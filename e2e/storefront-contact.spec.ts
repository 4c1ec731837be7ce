import type { APIRequestContext, Page } from '@playwright/test'
import { hold, signIn } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { comeNear, consoleOf, headline, open } from './storefront-pages.ts'

const success = 'Σας ευχαριστούμε! Το μήνυμά σας στάλθηκε και θα σας απαντήσουμε σύντομα.'

const form = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Μήνυμα' }) })

/** Returns a message unique to this test. */
function someMessage(): { name: string; email: string; message: string } {
  return { name: 'Άννα Νάκου', email: 'anna@example.com', message: `Γεια σας! ${Math.random()}` }
}

async function fill(page: Page, { name, email, message }: ReturnType<typeof someMessage>) {
  await form(page).getByLabel('Όνομα').fill(name)
  await form(page).getByLabel('E-mail').fill(email)
  await form(page).getByLabel('Μήνυμα').fill(message)
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Αποστολή μηνύματος' }).click()

/** Returns how often the shop has stored the message. */
async function received(
  request: APIRequestContext,
  admin: Parameters<typeof signIn>[1],
  message: string,
): Promise<number> {
  const authorization = `Bearer ${await signIn(request, admin)}`
  const lists = await Promise.all(
    ['false', 'true'].map(async spam => {
      const list = await request.get(`/api/contact?limit=200&spam=${spam}`, {
        headers: { authorization },
      })
      return (await list.json()) as { message: string }[]
    }),
  )
  return lists.flat().filter(entry => entry.message === message).length
}

test('the contact page', async ({ page, request, admin }) => {
  await open(page, '/contact')
  await test.step('the contact page shows the shop’s details and hours beside the form', async () => {
    await expect(headline(page)).toHaveText('Επικοινωνία')
    const details = page.getByRole('region', { name: 'Στοιχεία επικοινωνίας' })
    await expect(details).toContainText('Mon-Fri 9:00-6:00 PM')
    await expect(details).toContainText('Sat 10:00-4:00 PM')
    await expect(details).toContainText('Sun closed')
    for (const line of ['Ερμού 42', '105 63', 'Αθήνα']) {
      await expect(details.getByText(line, { exact: true })).toBeVisible()
    }
  })

  await test.step('missing fields are reported in the specified words and order', async () => {
    await send(page)
    const errors = form(page).locator('[id$=-error]')
    await expect(errors).toHaveText([
      'Name is required',
      'Email is required',
      'Message is required',
    ])
    await expect(form(page).getByLabel('Όνομα')).toBeFocused()
    await fill(page, { ...someMessage(), email: 'anna' })
    await send(page)
    await expect(errors).toHaveText(['Please enter a valid email address'])
    await expect(form(page).getByLabel('E-mail')).toBeFocused()
  })

  await test.step('errors of the service are shown at their fields', async () => {
    await fill(page, { ...someMessage(), name: 'Α'.repeat(201) })
    await send(page)
    await expect(form(page).getByLabel('Όνομα')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert')).toHaveText('Failed to send message. Please try again.')
  })

  await test.step('a response that is no JSON gives the specified text', async () => {
    let status = 200
    await page.route('**/api/contact', route =>
      route.fulfill({ status, contentType: 'text/html', body: '<h1>Nginx</h1>' }),
    )
    await fill(page, someMessage())
    for (status of [200, 413, 500, 502]) {
      const answered = page.waitForResponse('**/api/contact')
      await send(page)
      await answered
      await expect(page.getByRole('alert')).toHaveText('Failed to send message. Please try again.')
    }
    await page.unroute('**/api/contact')
  })

  await test.step('the button shows the pending state and is disabled while sending', async () => {
    let arrived = 0
    const released = Promise.withResolvers<void>()
    await page.route('**/api/contact', async route => {
      arrived += 1
      await released.promise
      await route.continue()
    })
    await fill(page, someMessage())
    await send(page)
    const sending = form(page).getByRole('button', { name: 'Sending...' })
    await expect(sending).toBeDisabled()
    await sending.click({ force: true })
    released.resolve()
    await expect(page.getByText(success)).toBeVisible()
    await expect(form(page).getByRole('button')).toBeFocused()
    expect(arrived).toBe(1)
    await page.unroute('**/api/contact')
  })

  await test.step('a failed message stays in the form and can be sent again once', async () => {
    const message = someMessage()
    // The service stores the message, but its response is lost.
    await page.route('**/api/contact', async route => {
      await route.fetch()
      await route.abort()
    })
    await fill(page, message)
    await send(page)
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to send message. Please try again. Ελέγξτε τη σύνδεσή σας στο διαδίκτυο. Όσα συμπληρώσατε μένουν εδώ.',
    )
    await expect(form(page).getByLabel('Μήνυμα')).toHaveValue(message.message)
    await page.unroute('**/api/contact')
    const release = await hold(page, '**/api/contact')
    await send(page)
    await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    release()
    await expect(page.getByText(success)).toBeVisible()
    expect(await received(request, admin, message.message)).toBe(1)
  })

  await test.step('the English page shows English messages', async () => {
    await open(page, '/contact?lang=en')
    await expect(headline(page)).toHaveText('Contact')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
  })
})

for (const path of ['/contact', '/']) {
  test(`a message is sent from ${path} and the form is cleared`, async ({
    page,
    request,
    admin,
  }) => {
    const lines = consoleOf(page)
    const message = someMessage()
    await page.clock.install()
    await open(page, path)
    if (path === '/') await comeNear(form(page))
    await fill(page, message)
    // The test controls the clock from here.
    await page.clock.pauseAt(Date.now() + 60_000)
    await send(page)
    await expect(page.getByText(success)).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(form(page).getByLabel('Μήνυμα')).toHaveValue('')
    // A second press of the button keeps the success.
    await send(page)
    await page.clock.runFor(4900)
    await expect(page.getByText(success)).toBeVisible()
    await expect(form(page).locator('[id$=-error]')).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(page.getByText(success)).toBeHidden()
    expect(await received(request, admin, message.message)).toBe(1)
    expect(lines).toEqual([])
  })
}

test('a message that the browser has filled in at once is no spam', async ({
  page,
  request,
  admin,
}) => {
  const message = someMessage()
  // No time passes.
  await page.addInitScript(() => Object.assign(performance, { now: () => 0 }))
  await open(page, '/contact')
  await fill(page, message)
  await send(page)
  await expect(page.getByText(success)).toBeVisible()
  const authorization = `Bearer ${await signIn(request, admin)}`
  const list = await request.get('/api/contact?limit=200', { headers: { authorization } })
  const written = ((await list.json()) as { message: string }[]).map(entry => entry.message)
  expect(written).toContain(message.message)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent by a plain form', async ({ page, request, admin }) => {
    const message = someMessage()
    await page.goto('/')
    await fill(page, message)
    await send(page)
    await expect(page).toHaveURL('/contact')
    await expect(page.getByText(success)).toBeVisible()
    expect(await received(request, admin, message.message)).toBe(1)
  })

  test('errors are shown and the message is kept', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, { ...someMessage(), email: 'anna' })
    await send(page)
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(form(page).getByLabel('Όνομα')).toHaveValue('Άννα Νάκου')
  })
})
