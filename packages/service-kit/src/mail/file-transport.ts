import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, MailTransport } from './mail.ts'
import { toMessage } from './message.ts'

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
