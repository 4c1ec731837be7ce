import { smtpTransport } from '@stampa/service-kit/mail'
import { afterAll, describe, expect, test } from 'vitest'
import { Mailbox } from '../../test/mailbox.ts'

const plain = await Mailbox.open()
const encrypted = await Mailbox.open({ startTls: true })
afterAll(() => Promise.all([plain.close(), encrypted.close()]))

/** A name of this machine that is no loopback address by its text, as of a server on another machine. */
const remote = '0.0.0.0'

async function send(url: string, to: string): Promise<void> {
  const transport = smtpTransport(url, 'no-reply@example.gr', 1)
  const mail = {
    to,
    fromName: 'Στάμπα',
    subject: 'Παραγγελία',
    text: 'Καλημέρα\n',
    html: '<p>Καλημέρα</p>',
  }
  try {
    await transport.send('01a1-customer', mail)
  } finally {
    transport.close()
  }
}

describe('a mail server without STARTTLS', () => {
  test('receives nothing, and the mail waits', async () => {
    const sending = send(plain.urlBy(remote), 'refused@example.gr')
    await expect(sending).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('ETLS'),
    })
    expect(plain.of('refused@example.gr')).toEqual([])
  })

  test('receives clear text where the URL permits it', async () => {
    await send(`${plain.urlBy(remote)}?requireTLS=false`, 'permitted@example.gr')
    expect(plain.of('permitted@example.gr')).toHaveLength(1)
  })

  test.each(['127.0.0.1', 'localhost'])('receives clear text on %s', async host => {
    await send(plain.urlBy(host), `${host}@example.gr`)
    expect(plain.of(`${host}@example.gr`)).toHaveLength(1)
  })
})

describe('a mail server with a self-signed certificate', () => {
  test('receives nothing', async () => {
    const sending = send(encrypted.urlBy(remote), 'refused@example.gr')
    await expect(sending).rejects.toMatchObject({ permanent: false })
    expect(encrypted.of('refused@example.gr')).toEqual([])
  })

  test('receives encrypted mails where the URL accepts the certificate', async () => {
    await send(`${encrypted.urlBy(remote)}?tls.rejectUnauthorized=false`, 'accepted@example.gr')
    expect(encrypted.of('accepted@example.gr')).toMatchObject([{ secure: true }])
  })
})
