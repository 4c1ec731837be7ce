import { done, refusalOf, refused } from '../shared/outcome.ts'

/**
 * Answers an action by how its work went.
 *
 * @param known fields that a refusal may be at
 */
export async function attempt(known: readonly string[], work: () => Promise<void>) {
  try {
    await work()
    return done()
  } catch (error) {
    const refusal = refusalOf(error, known)
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}
