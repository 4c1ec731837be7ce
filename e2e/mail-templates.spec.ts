import { randomUUID } from 'node:crypto'
import { notice, open, test } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

test('the texts of a mail are changed, previewed, tested, switched off and restored', async ({
  page,
  api,
}) => {
  const mail = 'Reply to a message'
  const stored = async () => {
    const all = await api.get<{ event: string }[]>('/api/contact/templates')
    return all.find(({ event }) => event === 'message_reply.sent')
  }
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Mails to customers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails to customers')
  await expectWellMade(page, 'the mails')
  await page.getByRole('link', { name: mail }).click()
  const dialog = page.getByRole('dialog', { name: mail })
  const greek = dialog.getByRole('group', { name: 'Greek' })
  await expect(greek.getByLabel('Subject')).toHaveValue('Απάντηση στο μήνυμά σας')
  await expect(dialog.getByText('{{conversationLink}}', { exact: true })).toBeVisible()
  await expectWellMade(page, 'the mail')

  await greek.getByLabel('Subject').fill('Νέα για {{όνομα}}')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('{{όνομα}} is not a variable of this mail')).toBeVisible()
  await expect(greek.getByLabel('Subject')).toBeFocused()
  await expect(dialog.getByText('Save first to send a test.')).toBeVisible()
  await greek.getByLabel('Subject').fill('Νέα')
  await greek.getByLabel('Body').fill('{{reply}}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('{{conversationLink}} must stay in the body')).toBeVisible()
  await expect(greek.getByLabel('Body')).toBeFocused()
  await greek.getByLabel('Body').fill('{{reply}}\n\n{{conversationLink}}')
  await greek.getByLabel('Subject').fill('Σας γράψαμε')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Σας γράψαμε · Reply to your message' })
  await expect(preview).toContainText('Reply to your message')
  await preview.getByRole('button', { name: 'Close' }).last().click()
  await dialog.getByLabel('Send this mail').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'The mail was saved')).toBeVisible()
  expect(await stored()).toMatchObject({
    enabled: false,
    isChanged: true,
    texts: { el: { subject: 'Σας γράψαμε' } },
  })

  await dialog.getByRole('button', { name: 'Send test to me' }).click()
  await expect(notice(page, 'The test mail is being sent')).toBeVisible()
  await dialog.getByLabel('Send this mail').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(stored).toMatchObject({ enabled: true })
  await dialog.getByRole('button', { name: 'As delivered' }).click()
  await expect(notice(page, 'The mail has its texts as delivered')).toBeVisible()
  await expect(greek.getByLabel('Subject')).toHaveValue('Απάντηση στο μήνυμά σας')
  expect(await stored()).toMatchObject({ enabled: true, isChanged: false })
})

test('a mail to a customer is among the latest mails', async ({ page }) => {
  const email = `${randomUUID().slice(0, 8)}@mails.example`
  const multipart = { email, phone: '210 000 0160', options: '["Πλάτη"]' }
  expect((await page.request.post('/api/custom-order', { multipart })).status()).toBe(201)
  await open(page, '/admin/mails')
  await page.getByRole('link', { name: 'Latest mails' }).click()
  const mail = page.getByRole('row').filter({ hasText: email })
  await expect(async () => {
    await open(page, '/admin/mails/latest')
    await expect(mail).toContainText('Sent', { timeout: 2000 })
  }).toPass()
  await expect(mail).toContainText('New order')
  await expectWellMade(page, 'the latest mails')
})
