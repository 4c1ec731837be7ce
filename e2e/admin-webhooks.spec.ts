import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { open, test } from './admin-pages.ts'
import { expect } from './fixtures.ts'
import { expectWellMade } from './screen-quality.ts'

test('a webhook is added, tested, read in its log, sent again and deleted', async ({ page }) => {
  const received: unknown[] = []
  const receiver = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)))
    response.writeHead(200).end()
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/stampa`

  await open(page, '/admin/webhooks')
  await page.getByRole('link', { name: 'Add webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add webhook' })
  const add = form.getByRole('button', { name: 'Add webhook' })
  await form.getByLabel('Address').fill(url)
  await add.click()
  await expect(form).toContainText('Please choose an event')
  await expectWellMade(page, 'the form of a webhook')
  await form.getByLabel('Offer declined').check()
  await add.click()
  const created = page.getByRole('dialog', { name: 'The webhook was added' })
  await expect(created.getByLabel('Signing secret')).toHaveValue(/^whsec_[\w+/]{43}=$/)
  await page.context().grantPermissions(['clipboard-write'])
  await created.getByRole('button', { name: 'Copy' }).last().click()
  await expect(created.getByRole('button', { name: 'Copied' })).toBeVisible()
  await created.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('link', { name: `Edit ${url}` }).click()
  const edit = page.getByRole('dialog', { name: `Edit ${url}` })
  await edit.getByLabel('New order').check()
  await edit.getByLabel(/^Pause/).check()
  await expectWellMade(page, 'a webhook that is changed')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toHaveCount(0)
  const entry = page.getByRole('listitem').filter({ hasText: url })
  await expect(entry).toContainText('New order')
  await expect(entry).toContainText('Paused')

  await page.getByRole('button', { name: `Send a test: ${url}` }).click()
  const example = { type: 'webhook.tested', timestamp: expect.any(String), data: expect.anything() }
  await expect.poll(() => received).toEqual([example])
  await page.getByRole('link', { name: `Log of ${url}` }).click()
  const log = page.getByRole('dialog', { name: `Log of ${url}` })
  const shows = (text: RegExp) =>
    expect(async () => {
      await log.getByRole('button', { name: 'Refresh' }).click()
      await expect(log.getByRole('listitem')).toHaveText(text, { timeout: 2000 })
    }).toPass()
  await shows(/^Test Delivered.*1 attempt, answer 200/)
  await expectWellMade(page, 'the log of a webhook')

  receiver.close()
  await log.getByRole('button', { name: /^Send again/ }).click()
  await shows(/^Test Waiting.*nothing listens at the address, next/)
  await log.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: `Delete: ${url}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(url)).toHaveCount(0)
})
