import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Mail, MailError, toMessage } from './mail.ts'

/** Sends mails, or stores them as files. */
export interface MailTransport {
  /**
   * @param name of the mail, the same for every attempt: letters, digits and hyphens
   * @throws MailError when the mail is refused or the mail server is away; system errors as they are
   */
  send(name: string, mail: Mail): Promise<void>
  close(): void
}

/** Time limits, ms; the mail is retried after one. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** A mail server on this machine: its traffic does not pass a network. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/**
 * Sends by SMTP over a pool of connections. A server on another machine must offer TLS with a valid certificate:
 * nodemailer alone would send mails and password in clear text to a server, or an attacker in between, that does not
 * announce STARTTLS.
 *
 * @param url MAIL_URL; its `?requireTLS=false` permits clear text
 * @param from address of the sender
 * @param connections size of the pool
 */
export function smtpTransport(url: string, from: string, connections: number): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: !loopback.test(new URL(url).hostname),
    pool: true,
    maxConnections: connections,
    ...timeouts,
  })
  return {
    async send(name, mail) {
      try {
        await transport.sendMail(toMessage(from, name, mail))
      } catch (error) {
        throw toMailError(error)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * A mail that the server refuses for its recipient or content fails permanently (RFC 5321: 5xx); a refused
 * password or a server that is away does not.
 */
function toMailError(error: unknown): MailError {
  const { code = 'EUNKNOWN', responseCode } = error as { code?: string; responseCode?: number }
  const ownFault = code === 'EENVELOPE' || code === 'EMESSAGE'
  const permanent = ownFault && (responseCode === undefined || responseCode >= 500)
  return new MailError([code, responseCode].filter(Boolean).join(' '), { permanent })
}

/** Time that a mail's file is kept, ms. */
const mailFileAge = 90 * 86_400_000

/** Removes mails that were stored as files more than 90 days ago, also unfinished ones. */
export async function removeOldMails(directory: string, now = Date.now()): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const files = await readdir(directory)
  for (const file of files.filter(name => /\.eml(\.part)?$/.test(name))) {
    const path = join(directory, file)
    // Another worker may remove it meanwhile.
    const stored = (await stat(path).catch(() => undefined))?.mtimeMs ?? now
    if (now - stored > mailFileAge) await rm(path, { force: true })
  }
}

/**
 * Stores mails as `.eml` files, which any mail program opens: for a shop without a mail server. A repeated
 * mail overwrites its file.
 *
 * @param directory created when missing, readable by its owner only: mails are personal data
 * @param from address of the sender
 */
export function fileTransport(directory: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(name, mail) {
      const { message } = await composer.sendMail(toMessage(from, name, mail))
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const file = join(directory, `${name}.eml`)
      // Atomic, also across a crash.
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true })
      await rename(`${file}.part`, file)
    },
    close() {},
  }
}
