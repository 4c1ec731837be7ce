import type { NewMessage, SpamReason } from './schema.ts'

/** Minimum time from showing the form to sending it that is plausible for a person, ms. */
export const fastestPerson = 2000

/**
 * Returns why a message looks automated, or null. Spam is stored and acknowledged like any other message: false
 * positives are not lost, and bots do not learn how they were detected. Neither sign costs the visitor anything or
 * needs a third party.
 */
export function spamReason({
  website = '',
  elapsedMs,
}: Pick<NewMessage, 'website' | 'elapsedMs'>): SpamReason | null {
  if (website.trim() !== '') return 'honeypot'
  if (elapsedMs !== undefined && elapsedMs < fastestPerson) return 'too_fast'
  return null
}
