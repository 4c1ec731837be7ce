import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as a mail server received it: for whom it was handed over, and what it says of itself. */
export interface ReceivedMail extends Email {
  recipients: string[]
}

/** A mail server that a test can read, and have refuse or go away. */
export class Mailbox {
  readonly mails: ReceivedMail[] = []
  /** Recipients that are refused, with the answer's code. */
  readonly refused = new Map<string, number>()
  #server: SMTPServer
  #port = 0

  private constructor() {
    this.#server = this.#create()
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    await mailbox.listen()
    return mailbox
  }

  /** MAIL_URL */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
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

  /** The mails that one address got, oldest first. */
  of(recipient: string): ReceivedMail[] {
    return this.mails.filter(({ recipients }) => recipients.includes(recipient))
  }

  #create(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      // How long connections that are open may take to close, in milliseconds.
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = this.refused.get(address)
        if (responseCode === undefined) done()
        else done(Object.assign(new Error(`no ${address} here`), { responseCode }))
      },
      onData: async (stream, { envelope }, done) => {
        const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
        this.mails.push({ ...mail, recipients: envelope.rcptTo.map(({ address }) => address) })
        done()
      },
    })
    server.on('error', () => {})
    return server
  }
}
