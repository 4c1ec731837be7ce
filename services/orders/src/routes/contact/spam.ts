import type { NewMessage, SpamReason } from './schema.ts'

/** No person reads the form, fills in three fields and sends it in less. Milliseconds. */
export const fastestPerson = 2000

/**
 * Why a message looks like a machine wrote it, or null. It is a mark, not a refusal: the message is kept and
 * answered like any other, and an administrator finds it beside the list, so nobody honest is lost and
 * no machine learns what gave it away. Both signs cost a visitor nothing and ask nobody else.
 */
export function spamReason({
  website = '',
  elapsedMs,
}: Pick<NewMessage, 'website' | 'elapsedMs'>): SpamReason | null {
  if (website.trim() !== '') return 'honeypot'
  if (elapsedMs !== undefined && elapsedMs < fastestPerson) return 'too_fast'
  return null
}
