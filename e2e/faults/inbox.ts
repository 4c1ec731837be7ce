import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that accepts and counts every mail. */
export class Inbox {
  /** MAIL_URL */
  readonly url: string
  /** Number of deliveries by Message-ID without the sender's domain. */
  readonly received = new Map<string, number>()
  readonly #server: SMTPServer

  private constructor(server: SMTPServer, port: number) {
    this.#server = server
    this.url = `smtp://127.0.0.1:${port}`
  }

  static async open(): Promise<Inbox> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onData: async (stream, _session, done) => {
        try {
          inbox.#receive(Buffer.concat(await stream.toArray()).toString())
          done()
        } catch (error) {
          // The sender was killed during the transfer.
          done(error as Error)
        }
      },
    })
    server.on('error', () => {})
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const inbox = new Inbox(server, (listening.address() as AddressInfo).port)
    return inbox
  }

  /** Deliveries after the first of the same mail. */
  get repeated(): number {
    return [...this.received.values()].reduce((sum, times) => sum + times - 1, 0)
  }

  close(): Promise<void> {
    return new Promise(resolve => this.#server.close(resolve))
  }

  #receive(mail: string): void {
    const [, name] = /^message-id: <(.+)@/im.exec(mail) ?? []
    if (name === undefined) throw new Error('a mail has no Message-ID')
    this.received.set(name, (this.received.get(name) ?? 0) + 1)
  }
}
