import { domainToASCII } from 'node:url'
import type { App } from '../app/base-app.ts'

const hour = 3600
const day = 24 * hour

/** Mails to one customer that visitors cause, of all kinds, from orders and studio together. */
export const recipientLimits = { perHour: 3, perDay: 10 }

/**
 * Counts a mail unless its recipient has enough; a mail that was counted before may be sent again. `ARGV[3]` and
 * `ARGV[4]` are the mails of the last hour and day that yesterday's key has.
 */
const countMail = `
  local now, name = tonumber(ARGV[1]), ARGV[2]
  if redis.call('zscore', KEYS[1], name) then return 1 end
  local lastHour = redis.call('zcount', KEYS[1], now - ${hour} + 1, '+inf')
  if lastHour + ARGV[3] >= ${recipientLimits.perHour} then return 0 end
  if redis.call('zcard', KEYS[1]) + ARGV[4] >= ${recipientLimits.perDay} then return 0 end
  redis.call('zadd', KEYS[1], now, name)
  redis.call('expire', KEYS[1], ${2 * day})
  return 1`

/**
 * Returns a function that counts a mail to a customer and returns whether it may be sent. Anybody can enter
 * somebody else's address in a form: without a limit the shop would flood that mailbox. Mails that
 * administrators cause do not count.
 */
export function limitRecipients({ redis, pseudonym }: App) {
  /**
   * @param name of the mail, the same for every attempt
   * @param options.at time of sending, Unix seconds
   * @param options.isRequested the recipient asks for the mail: it is counted apart from those that are sent unasked
   */
  return async (
    address: string,
    name: string,
    { at = Math.floor(Date.now() / 1000), isRequested = false } = {},
  ) => {
    const mailbox = mailboxOf(address)
    const prefix = isRequested ? 'mails:to:requested:' : 'mails:to:'
    const keyAt = (seconds: number) => prefix + pseudonym(mailbox, new Date(seconds * 1000))
    const yesterday = keyAt(at - day)
    const counted = await redis.zscore(yesterday, name)
    if (counted !== null) return true
    const lastHour = await redis.zcount(yesterday, at - hour + 1, '+inf')
    const lastDay = await redis.zcount(yesterday, at - day + 1, '+inf')
    const values = [at, name, lastHour, lastDay]
    return (await redis.eval(countMail, 1, keyAt(at), ...values)) === 1
  }
}

/**
 * Returns the mailbox that an address reaches: `Maria+shop@Bücher.example` is `maria@xn--bcher-kva.example`, the domain
 * as mail is sent to it. Gmail ignores points and has two domains.
 */
function mailboxOf(address: string): string {
  const [, name = '', host = ''] =
    /^(.*)@(.*)$/s.exec(address.normalize('NFKC').toLowerCase()) ?? []
  const local = name.replace(/\+.*/s, '')
  const domain = domainToASCII(host) || host
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`
}
