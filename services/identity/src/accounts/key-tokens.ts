import { hash, timingSafeEqual } from 'node:crypto'
import { covers, type Scope } from '@stampa/rules/permissions'
import { type App, Problem, sessionKey } from '@stampa/service-kit'
import { isId } from '@stampa/service-kit/listing'
import { type RoleScope, scopeOf } from '../roles.ts'

/** Lifetime of a token, s. A program asks for another one with its key. */
const tokenLifetime = 300

export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** A token of a program, with its permissions and its lifetime in seconds. */
export interface KeyToken {
  id: string
  token: string
  scope: Scope
  seconds: number
}

/** A key with its role and that of its creator. */
interface StoredKey extends RoleScope {
  creatorRole: string
  creatorPermissions: string[] | null
  name: string
  hash: Buffer
  expiresAt: Date
}

/**
 * Creates a token from the credentials of a key. It is live before the transaction ends: whoever deletes the key, or
 * changes its role or its creator, waits for the rows, and so ends the token.
 *
 * @param secret as the key's creation returned it
 * @throws Problem 401 for a wrong secret and a key that is unknown, expired or beyond what its creator may now, alike
 */
export function createKeyToken(app: App, id: string, secret: string): Promise<KeyToken> {
  return app.db.transaction(async tx => {
    const key = isId(id)
      ? await tx('api_keys as k')
          .join('roles as r', 'r.id', 'k.role')
          .join('administrators as a', 'a.id', 'k.creator')
          .join('roles as c', 'c.id', 'a.role')
          .where({ 'k.id': id, 'a.disabled_at': null })
          .where('k.expires_at', '>', tx.fn.now())
          .forShare()
          .first<StoredKey | undefined>(
            'r.id',
            'r.permissions',
            'c.id as creatorRole',
            'c.permissions as creatorPermissions',
            'k.name',
            'k.secret_hash as hash',
            'k.expires_at as expiresAt',
          )
      : undefined
    if (!key || !timingSafeEqual(key.hash, hashSecret(secret))) throw invalidKey()
    const scope = scopeOf(key)
    const creator = scopeOf({ id: key.creatorRole, permissions: key.creatorPermissions })
    if (!covers(creator, scope)) throw invalidKey()
    const left = Math.floor((key.expiresAt.getTime() - Date.now()) / 1000)
    const seconds = Math.max(1, Math.min(tokenLifetime, left))
    const token = await app.signingKeys.sign({
      // A key has one session, of its own id, and no account.
      administratorId: id,
      sessionId: id,
      email: `${key.name} (API)`,
      scope,
      expiresAt: new Date(Date.now() + seconds * 1000),
    })
    await app.redis.set(sessionKey(id), id, 'EX', seconds)
    return { id, token, scope, seconds }
  })
}

function invalidKey(): Problem {
  return new Problem(401, 'invalid_client', 'Invalid key or secret', {
    headers: { 'www-authenticate': 'Basic realm="Stampa API"' },
  })
}
