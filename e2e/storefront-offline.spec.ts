import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { png } from './admin-pages.ts'
import { expect, test } from './fixtures.ts'
import { open } from './storefront-pages.ts'

const offline = 'Ελέγξτε τη σύνδεσή σας στο διαδίκτυο. Όσα συμπληρώσατε μένουν εδώ.'
const file = { name: 'logo.png', mimeType: 'image/png', buffer: png }

/** Sends a form without a network, then with one. */
async function sendOffline(page: Page, button: string, failure: string): Promise<void> {
  const send = page.getByRole('button', { name: button })
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(`${failure} ${offline}`)
  await page.context().setOffline(false)
  await send.click()
}

test('an order and a reply without a network stay in their forms and are sent with one', async ({
  page,
}) => {
  await open(page, '/custom-order')
  await page.getByLabel('Το σχέδιό σας').setInputFiles(file)
  await page.getByLabel('E-mail').fill(`${randomUUID().slice(0, 8)}@example.com`)
  await page.getByLabel('Τηλέφωνο').fill('6900000000')
  await sendOffline(page, 'Αποστολή παραγγελίας', 'There was an error submitting your order.')
  await page.getByRole('link', { name: 'Δείτε την πορεία της' }).click()

  await page.getByLabel('Γράψτε μας').fill('Πότε είναι έτοιμη;')
  await sendOffline(page, 'Αποστολή', 'Το μήνυμα δεν στάλθηκε. Δοκιμάστε ξανά σε λίγο.')
  await expect(page.getByText('Λάβαμε το μήνυμά σας')).toBeVisible()
})

test('a message without a network stays in its form and is sent with one', async ({ page }) => {
  await open(page, '/contact')
  await page.getByLabel('Όνομα').fill('Άννα')
  await page.getByLabel('E-mail').fill('anna@example.com')
  await page.getByRole('textbox', { name: 'Μήνυμα' }).fill('Πόσο κάνουν;')
  await sendOffline(page, 'Αποστολή μηνύματος', 'Failed to send message. Please try again.')
  await expect(page.getByText('Σας ευχαριστούμε! Το μήνυμά σας στάλθηκε')).toBeVisible()
})

test('a form asks for the chosen file again after a reload', async ({ page }) => {
  await open(page, '/custom-order')
  const design = page.getByLabel('Το σχέδιό σας')
  const again = page.getByText(/^Επιλέξτε ξανά το αρχείο «logo.png»/)
  await design.setInputFiles(file)
  await page.reload()
  await expect(again).toBeVisible()
  await page.getByLabel('Τηλέφωνο').fill('6900000000')
  await open(page, '/custom-order?lang=en')
  await expect(page.getByText(/^Choose the file “logo.png” again/)).toBeVisible()
  await page.getByLabel('Your design').setInputFiles(file)
  await expect(page.getByText(/^Choose the file/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Take back logo.png' }).click()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue('6900000000')
  await expect(page.getByText(/^Choose the file/)).toHaveCount(0)
})
