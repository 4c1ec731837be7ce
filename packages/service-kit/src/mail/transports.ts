import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Mail, MailError, type MailTransport } from './mail.ts'
import { toMessage } from './message.ts'

/** Milliseconds. A mail server that says nothing for this long is away; the mail is tried again. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends by SMTP, over connections that are kept. */
export class SmtpTransport implements MailTransport {
  readonly #from: string
  readonly #transport

  /**
   * @param url MAIL_URL
   * @param from address of the sender
   * @param connections at the same time
   */
  constructor(url: string, from: string, connections: number) {
    this.#from = from
    this.#transport = createTransport({ url, pool: true, maxConnections: connections, ...timeouts })
  }

  async send(name: string, mail: Mail): Promise<void> {
    try {
      await this.#transport.sendMail(toMessage(this.#from, name, mail))
    } catch (error) {
      throw toMailError(error)
    }
  }

  close(): void {
    this.#transport.close()
  }
}

/**
 * The mail server refuses this recipient or this content for good (RFC 5321: 5xx). A refused password or
 * a server that is away is not the mail's fault.
 */
function toMailError(error: unknown): MailError {
  const { code = 'EUNKNOWN', responseCode } = error as { code?: string; responseCode?: number }
  const ownFault = code === 'EENVELOPE' || code === 'EMESSAGE'
  const permanent = ownFault && (responseCode === undefined || responseCode >= 500)
  return new MailError([code, responseCode].filter(Boolean).join(' '), { permanent })
}

/**
 * Keeps mails as `.eml` files, which any mail program opens: for a shop without a mail server. A mail
 * that is sent again is the same file.
 */
export class FileTransport implements MailTransport {
  readonly #directory: string
  readonly #from: string
  readonly #composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  /**
   * @param directory created when missing; mails are personal, so only its owner may look
   * @param from address of the sender
   */
  constructor(directory: string, from: string) {
    this.#directory = directory
    this.#from = from
  }

  async send(name: string, mail: Mail): Promise<void> {
    const { message } = await this.#composer.sendMail(toMessage(this.#from, name, mail))
    await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    const file = join(this.#directory, `${name}.eml`)
    // Whole or not at all, be it in the middle of a crash.
    await writeFile(`${file}.part`, message, { mode: 0o600, flush: true })
    await rename(`${file}.part`, file)
  }

  close(): void {}
}
