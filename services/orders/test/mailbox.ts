import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as the SMTP server received it: envelope recipient and parsed message. */
export interface ReceivedMail extends Email {
  recipients: string[]
  /** Whether the connection was encrypted. */
  secure: boolean
}

/** An SMTP server that a test can read, make refuse recipients, and stop. */
export class Mailbox {
  readonly mails: ReceivedMail[] = []
  /** Refused recipients with the reply code. */
  readonly refused = new Map<string, number>()
  readonly #disabledCommands: string[]
  #server: SMTPServer
  #port = 0

  private constructor(disabledCommands: string[]) {
    this.#disabledCommands = disabledCommands
    this.#server = this.#create()
  }

  /** @param options `startTls` offers STARTTLS with a self-signed certificate */
  static async open({ startTls = false } = {}): Promise<Mailbox> {
    const mailbox = new Mailbox(startTls ? ['AUTH'] : ['AUTH', 'STARTTLS'])
    await mailbox.listen()
    return mailbox
  }

  /** MAIL_URL */
  get url(): string {
    return this.urlBy('127.0.0.1')
  }

  /** MAIL_URL with another name of this machine. */
  urlBy(host: string): string {
    return `smtp://${host}:${this.#port}`
  }

  async listen(): Promise<void> {
    this.#server = this.#create()
    const server = this.#server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    this.#port = (server.address() as AddressInfo).port
  }

  close(): Promise<void> {
    return new Promise(resolve => this.#server.close(resolve))
  }

  /** Returns the mails of a recipient, oldest first. */
  of(recipient: string): ReceivedMail[] {
    return this.mails.filter(({ recipients }) => recipients.includes(recipient))
  }

  #create(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: this.#disabledCommands,
      // Time for open connections to close, ms.
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = this.refused.get(address)
        if (responseCode === undefined) done()
        else done(Object.assign(new Error(`no ${address} here`), { responseCode }))
      },
      onData: async (stream, { envelope, secure }, done) => {
        const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
        this.mails.push({
          ...mail,
          secure,
          recipients: envelope.rcptTo.map(({ address }) => address),
        })
        done()
      },
    })
    server.on('error', () => {})
    return server
  }
}
