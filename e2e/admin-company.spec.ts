import { notice, open, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

/** The specified text fields, by their labels. */
const sevenFields = [
  ['Facebook', 'facebook'],
  ['Instagram', 'instagram'],
  ['Twitter', 'twitter'],
  ['LinkedIn', 'linkedin'],
  ['Location', 'location'],
  ['Telephone', 'telephone'],
  ['Email', 'email'],
] as const

interface Settings extends Record<(typeof sevenFields)[number][1], string> {
  taxOffice: string
  siteLanguage: string
  translations: { en?: Record<string, string> }
  vatNumber: string
  openingHours: unknown[]
}

test('the company settings are validated, saved, and guarded against loss', async ({
  page,
  api,
}) => {
  const stored = () => api.get<Settings>('/api/company/settings')
  const before = await stored()
  await open(page, '/admin/assets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company')
  const saveButton = page.getByRole('button', { name: 'Save' })

  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  for (const [index, field] of ['Logo', 'Favicon'].entries()) {
    await page.getByLabel(field, { exact: true }).setInputFiles(file)
    await expect(page.getByText('Only image files are allowed')).toHaveCount(index + 1)
  }
  for (const [label, field] of sevenFields) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(before[field])
  }

  const email = page.getByLabel('Email', { exact: true })
  await email.fill('info@stampa')
  await page.getByLabel('Telephone').fill('210')
  await saveButton.click()
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await page.getByLabel('Telephone').fill(before.telephone)
  await expect(page.getByText('Please enter a valid phone number')).toHaveCount(0)
  await email.fill('info@stampa.')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill(before.email)
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0)

  // Messages of the service's rules at their fields, until the fields are changed.
  await page.getByLabel('VAT number (ΑΦΜ)').fill('12')
  await saveButton.click()
  await expect(page.getByText('The VAT number (ΑΦΜ) has 9 digits')).toBeVisible()
  await page.getByLabel('VAT number (ΑΦΜ)').fill([...before.vatNumber].join(' '))
  await expect(page.getByText('The VAT number (ΑΦΜ) has 9 digits')).toHaveCount(0)
  const hours = page.getByRole('group', { name: 'Hours 1' })
  const closes = await hours.getByLabel('Closes').inputValue()
  await hours.getByLabel('Closes').fill('08:00')
  await saveButton.click()
  await expect(page.getByText('The shop must close after it opens')).toBeVisible()
  await hours.getByLabel('Closes').fill(closes)
  await expect(page.getByText('The shop must close after it opens')).toHaveCount(0)

  // No concurrent test of the public site reads this field.
  const taxOffice = uniqueName()
  await page.getByLabel('Tax office (ΔΟΥ)').fill(taxOffice)
  const legal = page.getByRole('region', { name: 'Legal identity', exact: true })
  await legal.getByRole('tab', { name: /^English/ }).click()
  const inEnglish = legal.getByLabel('Tax office (ΔΟΥ) (English)')
  const { taxOffice: english = '' } = before.translations.en ?? {}
  await expect(inEnglish).toHaveValue(english)
  await inEnglish.fill(`Tax office ${taxOffice}`)
  await expect(page.getByLabel('Language of the site')).toHaveValue(before.siteLanguage)
  await expectWellMade(page, 'company in English')
  await saveButton.click()
  await expect(notice(page, 'Settings updated successfully!')).toBeVisible()
  expect(await stored()).toMatchObject({
    ...before,
    taxOffice,
    translations: { en: { ...before.translations.en, taxOffice: `Tax office ${taxOffice}` } },
    version: expect.any(Number),
  })

  // Typed after the save is confirmed, while the settings are refetched.
  await legal.getByRole('tab', { name: 'Greek' }).click()
  await page.getByLabel('Tax office (ΔΟΥ)').fill(before.taxOffice)
  await legal.getByRole('tab', { name: /^English/ }).click()
  await inEnglish.fill(english)
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Discard unsaved changes?')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  const reloaded = page.waitForResponse(
    response => response.url().endsWith('/settings') && response.request().method() === 'GET',
  )
  await saveButton.click()
  await reloaded
  await expect(saveButton).toBeVisible()
  expect(await stored()).toMatchObject({ ...before, version: expect.any(Number) })
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
})
