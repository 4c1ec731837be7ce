import { expect, test } from './fixtures.ts'
import { headline, open } from './storefront-pages.ts'

test('the legal pages state what they must, in both languages', async ({ page }) => {
  const main = page.getByRole('main')

  await test.step('the privacy policy states consent, retention and the minimum age', async () => {
    await open(page, '/privacy')
    await expect(main).toContainText('αποθηκεύονται μόνο αφού δώσετε ρητή συγκατάθεση')
    await expect(main).toContainText('διατηρούνται έως 2 έτη')
    await expect(main).toContainText('κάτω των 13 ετών')
  })

  await test.step('the privacy policy names what the studio stores, where and for how long', async () => {
    await expect(main).toContainText(
      'Το σχέδιό σας στο στούντιο, με τις μακέτες και τις εικόνες του',
    )
    await expect(main).toContainText('αποθηκεύεται στους διακομιστές μας για 30 ημέρες')
    await open(page, '/privacy?lang=en')
    for (const text of [
      'explicit consent',
      'up to 2 years',
      'under the age of 13',
      'stored on our servers for 30 days',
    ]) {
      await expect(main).toContainText(text)
    }
  })

  await test.step('the terms show their last update', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
    await expect(main).toContainText('Last updated: December 2024')
    await open(page, '/terms?lang=el')
    await expect(main).toContainText('Τελευταία ενημέρωση: Δεκέμβριος 2024')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the privacy policy and the terms can be read', async ({ page }) => {
    for (const path of ['/privacy', '/terms']) {
      await page.goto(path)
      await expect(headline(page)).toBeVisible()
      expect(
        await page.getByRole('main').getByRole('heading', { level: 2 }).count(),
      ).toBeGreaterThan(3)
    }
  })
})
