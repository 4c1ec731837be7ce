import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'

test('the privacy policy states consent, retention and the minimum age', async ({ page }) => {
  await open(page, '/privacy')
  const main = page.getByRole('main')
  await expect(main).toContainText('αποθηκεύονται μόνο αφού δώσετε ρητή συγκατάθεση')
  await expect(main).toContainText('διατηρούνται έως 2 έτη')
  await expect(main).toContainText('κάτω των 13 ετών')
  await open(page, '/privacy?lang=en')
  await expect(main).toContainText('explicit consent')
  await expect(main).toContainText('up to 2 years')
  await expect(main).toContainText('under the age of 13')
})

test('the privacy policy names what the studio stores, where and for how long', async ({
  page,
}) => {
  await open(page, '/privacy')
  const main = page.getByRole('main')
  await expect(main).toContainText('Το σχέδιό σας στο στούντιο, με τις μακέτες και τις εικόνες του')
  await expect(main).toContainText('αποθηκεύεται στους διακομιστές μας για 30 ημέρες')
  await open(page, '/privacy?lang=en')
  await expect(main).toContainText('stored on our servers for 30 days')
})

test('the terms show their last update', async ({ page }) => {
  await open(page, '/terms')
  await expect(page.getByRole('main')).toContainText('Τελευταία ενημέρωση: Δεκέμβριος 2024')
  await open(page, '/terms?lang=en')
  await expect(page.getByRole('main')).toContainText('Last updated: December 2024')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/privacy', '/terms']) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(headline(page)).toBeVisible()
      expect(
        await page.getByRole('main').getByRole('heading', { level: 2 }).count(),
      ).toBeGreaterThan(3)
    })
  }
})
