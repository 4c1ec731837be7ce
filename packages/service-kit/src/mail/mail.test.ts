import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { Mail } from './mail.ts'
import { toMessage } from './mail.ts'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

async function headersOf(mail: Mail): Promise<string[]> {
  const { message } = await composer.sendMail(toMessage('shop@example.gr', '1-shop', mail))
  const [head = ''] = message.toString().split('\r\n\r\n', 1)
  return head
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map(line => line.slice(0, line.indexOf(':')).toLowerCase())
}

const address = 'maria@example.gr'
const plain: Mail = { to: address, fromName: 'A', subject: 'A', text: 'A', html: 'A' }
const breaks = fc
  .array(
    fc.oneof(
      fc.constantFrom('\r\n', '\n', '\r', '\0', '\u2028', 'Bcc: ', '<', '>', ',', '"', ';', '='),
      fc.string(),
    ),
  )
  .map(parts => parts.join(''))

test('lets no name or subject add a header or a recipient', async () => {
  const expected = await headersOf({ ...plain, replyTo: { name: 'A', address } })
  await fc.assert(
    fc.asyncProperty(breaks, async text => {
      const mail = { ...plain, subject: text, fromName: text, replyTo: { name: text, address } }
      // An empty subject is left out.
      const headers = new Set(['subject', ...(await headersOf(mail))])
      expect(headers).toEqual(new Set(expected))
      const message = toMessage('shop@example.gr', '1-shop', mail)
      const { envelope } = await composer.sendMail(message)
      expect(envelope).toEqual({ from: 'shop@example.gr', to: [address] })
    }),
    { numRuns: 50 },
  )
})

test('cuts a long subject', () => {
  const { subject } = toMessage('shop@example.gr', '1', { ...plain, subject: 'α'.repeat(1000) })
  expect(subject).toHaveLength(150)
})
