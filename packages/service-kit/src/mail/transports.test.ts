import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeEach, expect, test } from 'vitest'
import type { Mail } from './mail.ts'
import { fileTransport, removeOldMails } from './transports.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'orders-mail-'))
  return () => rm(directory, { recursive: true })
})

const mail: Mail = {
  to: 'maria@example.gr',
  replyTo: { name: 'Στάμπα', address: 'shop@example.gr' },
  fromName: 'Στάμπα Ι.Κ.Ε.',
  subject: 'Λάβαμε την παραγγελία σας · We have your order',
  text: 'Ευχαριστούμε.\n',
  html: '<p>Ευχαριστούμε.</p>',
}

test('stores a mail as a file that a mail program opens, readable by its owner only', async () => {
  const folder = join(directory, 'mail')
  const transport = fileTransport(folder, 'no-reply@example.gr')
  await transport.send('01a1-customer', mail)
  const file = join(folder, '01a1-customer.eml')
  const read = await PostalMime.parse(await readFile(file))
  expect(read).toMatchObject({
    from: { name: mail.fromName, address: 'no-reply@example.gr' },
    to: [{ address: mail.to }],
    replyTo: [mail.replyTo],
    subject: mail.subject,
    messageId: '<01a1-customer@example.gr>',
    text: mail.text,
  })
  expect(read.html).toContain('<p>Ευχαριστούμε.</p>')
  expect(read.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('overwrites the file of a repeated mail', async () => {
  const transport = fileTransport(directory, 'no-reply@example.gr')
  await Promise.all([transport.send('1-shop', mail), transport.send('2-shop', mail)])
  await transport.send('1-shop', mail)
  expect((await readdir(directory)).sort()).toEqual(['1-shop.eml', '2-shop.eml'])
})

test('removes the files of mails after 90 days, and no other file', async () => {
  await fileTransport(directory, 'no-reply@example.gr').send('1-shop', mail)
  for (const name of ['2-shop.eml.part', 'notes.txt']) await writeFile(join(directory, name), '')
  const later = (days: number) => Date.now() + days * 86_400_000
  await removeOldMails(directory, later(89))
  expect(await readdir(directory)).toHaveLength(3)
  await removeOldMails(directory, later(91))
  expect(await readdir(directory)).toEqual(['notes.txt'])
})
