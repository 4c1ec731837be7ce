import type { Links } from '@stampa/service-kit/links'
import { onlyRow } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { recordEvent } from '../outbox.ts'

/** Purpose of the tokens in links. */
export const linkPurpose = 'password'

/** Returns the path of the page that a link opens. A fragment is sent to no server, and is in no log. */
export function pathOfLink(links: Links, id: string): string {
  return `/admin/set-password#${links.token(linkPurpose, id)}`
}

/** How long links are valid, in SQL. */
const lifetimes = { invitation: '3 days', reset: '30 minutes' }

/** A valid link of an administrator who may sign in. */
interface PasswordLink {
  id: string
  purpose: keyof typeof lifetimes
  expiresAt: Date
  administratorId: string
  email: string
}

/**
 * Invites a person by a link, which is mailed and replaces earlier ones.
 *
 * @param invitedBy id of the administrator who sees the link: it ends with their permissions
 * @returns the link's id
 */
export async function createInvitation(
  tx: Knex.Transaction,
  administratorId: string,
  invitedBy: string,
): Promise<string> {
  await deleteLinks(tx, administratorId)
  return createLink(tx, 'invitation', { administrator_id: administratorId, invited_by: invitedBy })
}

/**
 * Mails a link for a new password. Earlier ones stay, so that a stranger who asks for more invalidates none.
 *
 * @param administratorId null: the mail has no recipient, and is not sent
 */
export async function createReset(
  tx: Knex.Transaction,
  administratorId: string | null,
): Promise<void> {
  await createLink(tx, 'reset', { administrator_id: administratorId })
}

async function createLink(
  tx: Knex.Transaction,
  purpose: PasswordLink['purpose'],
  people: { administrator_id: string | null; invited_by?: string },
): Promise<string> {
  await tx('password_links').where('expires_at', '<', tx.fn.now()).delete()
  const rows = await tx('password_links')
    .insert({
      ...people,
      purpose,
      expires_at: tx.raw('now() + ?::interval', [lifetimes[purpose]]),
    })
    .returning('id')
  const { id } = onlyRow<{ id: string }>(rows)
  await recordEvent(tx, 'password_link.created', { link: id })
  return id
}

/** Makes the links of an administrator invalid. */
export function deleteLinks(db: Knex, administratorId: string | null): Promise<number> {
  return db('password_links').where({ administrator_id: administratorId }).delete()
}

/** Finds a link that is valid; one of a disabled administrator is not. */
export function findLink(db: Knex, id: string): Promise<PasswordLink | undefined> {
  return db('password_links as l')
    .join('administrators as a', 'a.id', 'l.administrator_id')
    .where('l.id', id)
    .whereRaw('l.expires_at > now() and a.disabled_at is null')
    .first<PasswordLink | undefined>({
      id: 'l.id',
      purpose: 'l.purpose',
      expiresAt: 'l.expires_at',
      administratorId: 'a.id',
      email: 'a.email',
    })
}

/**
 * Uses up a link and sets its administrator's password, which ends all sessions.
 *
 * @returns false when the link was used, has expired or was replaced meanwhile
 */
export async function useLink(
  tx: Knex.Transaction,
  { id, administratorId }: PasswordLink,
  hash: string,
): Promise<boolean> {
  // A change of the role ends the link first, or waits until the link is used.
  await tx.raw('lock table administrators in row exclusive mode')
  // The row's lock lets one of several uses at once pass.
  const used = await tx('password_links').where({ id }).whereRaw('expires_at > now()').delete()
  if (used === 0) return false
  await deleteLinks(tx, administratorId)
  const changed = await tx('administrators')
    .where({ id: administratorId, disabled_at: null })
    .update({
      password_hash: hash,
      password_expires_at: null,
      joined_at: tx.raw('coalesce(joined_at, now())'),
    })
  return changed > 0
}
