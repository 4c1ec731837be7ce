import { goTo, open, test } from './admin-pages.ts'
import { test as anonymous, expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

/** One screen of each kind whose accessibility no other test checks. */
const screens = [
  '',
  'products',
  'products?q=zzzz',
  'products/trash',
  'banners',
  'customers',
  'assets',
  'password',
  'sessions',
  'audit',
  'people',
  'people/new',
  'people/roles/new',
]

// Two halves run on two workers.
for (const half of [0, 1]) {
  test(`every kind of screen is accessible and fits every width (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const messages: string[] = []
    page.on('console', message => messages.push(message.text()))
    page.on('pageerror', error => messages.push(error.message))
    for (const [index, path] of screens.filter((_, index) => index % 2 === half).entries()) {
      await goTo(page, `/admin/${path}`)
      await expectWellMade(page, path, { scheme: index % 2 === 0 ? 'light' : 'dark' })
    }
    // The router's, about the way of `goTo`.
    const own = messages.filter(text => !text.includes('blocker on a POP navigation'))
    expect(own, 'no policy violation, no warning, no error').toEqual([])
  })
}

anonymous('the sign-in form is accessible', async ({ page }) => {
  await open(page, '/admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectWellMade(page, 'sign-in')
})
