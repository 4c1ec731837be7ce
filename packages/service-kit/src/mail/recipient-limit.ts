import type { App } from '../app/base-app.ts'

const hour = 3600
const day = 24 * hour

/** Mails to one customer that visitors cause, from all services. */
export const recipientLimits = { perHour: 3, perDay: 10 }

/** Counts a mail unless its recipient has enough; a mail that was counted before may be sent again. */
const countMail = `
  local now, name = tonumber(ARGV[1]), ARGV[2]
  redis.call('zremrangebyscore', KEYS[1], '-inf', now - ${day})
  if redis.call('zscore', KEYS[1], name) then return 1 end
  if redis.call('zcount', KEYS[1], now - ${hour} + 1, '+inf') >= ${recipientLimits.perHour} then return 0 end
  if redis.call('zcard', KEYS[1]) >= ${recipientLimits.perDay} then return 0 end
  redis.call('zadd', KEYS[1], now, name)
  redis.call('expire', KEYS[1], ${day})
  return 1`

/**
 * Returns a function that counts a mail to a customer and returns whether it may be sent. Anybody can enter somebody
 * else's address in a form: without a limit the shop would flood that mailbox. The shop's own mails, such as offers, are
 * not counted: a stranger who fills the limit would keep them from the customer.
 */
export function limitRecipients({ redis, pseudonym }: App) {
  /** @param name of the mail, the same for every attempt @param at time of sending, Unix seconds */
  return async (address: string, name: string, at = Math.floor(Date.now() / 1000)) => {
    const key = `mails:to:${pseudonym(mailboxOf(address))}`
    return (await redis.eval(countMail, 1, key, at, name)) === 1
  }
}

/** Returns the mailbox that an address reaches at most providers: `Maria+shop@Example.gr` is `maria@example.gr`. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@')
}
