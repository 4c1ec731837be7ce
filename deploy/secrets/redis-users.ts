import { createHash, createHmac } from 'node:crypto'

/** Commands of every service: none that lists keys, reaches the server's settings or ends other connections. */
export const serviceCommands =
  '-@all +@read +@write +@transaction +@connection -@dangerous -@scripting -scan -randomkey -dbsize ' +
  '+info +eval +evalsha +script|load'

/**
 * Keys that each class of services uses, after any REDIS_KEY_PREFIX; `%R` is read-only. Only identity starts sessions.
 * Orders and studio share a class, as they share the limit of mails to a customer.
 */
const keys = {
  identity: [
    '~*session:*',
    '~*known:*',
    '~*passkey:*',
    '~*mails:to:*',
    '~*queue:{identity-mails}:*',
  ],
  analytics: ['%R~*session:*', '~*analytics:*', '~*{live}:*', '~*queue:{visits}:*'],
  shop: [
    '%R~*session:*',
    '~*mails:to:*',
    '~*queue:{mails}:*',
    '~*queue:{reviews}:*',
    '~*queue:{studio-*}:*',
  ],
  // Services that the platform does not know: their queues' names begin so.
  added: ['%R~*session:*', '~*queue:{added-*}:*'],
}
const sharedKeys = ['~*last-use:*', '~*limit:*', '~*security-log:*', '~*dpop:*']

export type RedisUser = keyof typeof keys

/** Returns the class of a service. */
export function redisUser(service: string): RedisUser {
  if (service === 'identity' || service === 'analytics') return service
  return ['catalog', 'orders', 'studio'].includes(service) ? 'shop' : 'added'
}

/** Returns a user's password, derived from that of the user `operator`, which may do everything. */
export function redisPassword(operatorPassword: string, user: RedisUser): string {
  return createHmac('sha256', operatorPassword).update(user).digest('base64url')
}

/** Returns the users as lines of `redis.conf`, with hashes of their passwords. */
export function redisUsers(operatorPassword: string): string[] {
  const line = (user: string, password: string, rights: string) =>
    `user ${user} on #${createHash('sha256').update(password).digest('hex')} resetchannels ${rights}`
  return [
    // Nobody can sign in as it; Redis 7.0 replays its log with its rights, and drops scripts' writes without them.
    'user default off resetpass ~* &* +@all',
    line('operator', operatorPassword, '~* &* +@all'),
    ...(Object.keys(keys) as RedisUser[]).map(user =>
      line(
        user,
        redisPassword(operatorPassword, user),
        [serviceCommands, ...keys[user], ...sharedKeys].join(' '),
      ),
    ),
  ]
}
