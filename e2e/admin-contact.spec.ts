import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { notice, open, row, test, uniqueName } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

/** Sends a message as a visitor does, of more than 100 characters. */
async function write(request: APIRequestContext, name: string): Promise<{ _id: string }> {
  const response = await request.post('/api/contact', {
    data: {
      name,
      email: `${randomUUID().slice(0, 8)}@letters.example`,
      company: 'Εταιρεία',
      phone: '210 000 0160',
      subject: 'Ερώτηση',
      message: `${'α'.repeat(99)}βγδ και το τέλος.`,
      elapsedMs: 60_000,
    },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

test('a contact message is listed, read, answered, deleted and restored', async ({ page, api }) => {
  const { request } = page
  const headers = { authorization: `Bearer ${api.token}` }
  const name = uniqueName()
  const { _id } = await write(request, name)
  await open(page, '/admin/contact')
  await page.getByRole('searchbox').fill(name)
  await expect(page).toHaveURL(/\?q=/)
  const line = row(page, new RegExp(name))
  await expect(line.getByText('Unread').first()).toBeVisible()
  // The preview is 100 characters long.
  await expect(line.getByRole('cell').getByText(`${'α'.repeat(99)}β...`)).toBeVisible()
  await expectWellMade(page, 'messages')

  await line.getByRole('link', { name }).click()
  const dialog = page.getByRole('dialog', { name: 'Ερώτηση' })
  await expect(dialog).toContainText(`${'α'.repeat(99)}βγδ και το τέλος.`)
  await expect(dialog).toContainText('Εταιρεία')
  await expect(dialog).toContainText(name)
  const message = await api.get<{ email: string }>(`/api/contact/${_id}`)
  await expect(dialog.getByRole('link', { name: message.email })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(message.email)}`,
  )
  await expect(dialog.getByRole('link', { name: '210 000 0160' })).toHaveAttribute(
    'href',
    'tel:2100000160',
  )
  await expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=Re%3A%20/,
  )
  await expect.poll(() => api.get(`/api/contact/${_id}`)).toMatchObject({ read: true })
  await expectWellMade(page, 'message')
  await dialog.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(line.getByText('Unread').first()).toBeVisible()
  expect(await api.get(`/api/contact/${_id}`)).toMatchObject({ read: false })

  await line.getByRole('link', { name }).click()
  await dialog.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(notice(page, 'The message was moved to spam')).toBeVisible()
  await expect(page.getByText('The search also finds something in spam')).toHaveAttribute(
    'href',
    /show=spam/,
  )
  await dialog.getByRole('button', { name: 'Not spam' }).click()
  await expect(notice(page, 'The message was moved out of spam')).toBeVisible()
  const status = dialog.getByLabel(`Status of the message from ${name}`)
  await status.selectOption('Closed')
  await dialog.getByRole('button', { name: 'Update' }).first().click()
  await expect(notice(page, `The message from ${name} is closed`)).toBeVisible()
  const owner = dialog.getByLabel('Owner', { exact: true })
  await owner.selectOption({ index: 1 })
  const colleague = await owner.inputValue()
  await dialog.getByRole('button', { name: 'Update' }).last().click()
  await expect(notice(page, `belongs to ${colleague}`)).toBeVisible()
  expect(await api.get(`/api/contact/${_id}`)).toMatchObject({ status: 'closed', owner: colleague })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByLabel('Status', { exact: true }).selectOption('New')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('Closed')
  await expect(line.getByText(colleague).first()).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('All statuses')

  await page.getByRole('button', { name: `Delete the message from ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this contact message?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(line).toBeVisible()
  await request.delete(`/api/contact/${_id}`, { headers })
})
