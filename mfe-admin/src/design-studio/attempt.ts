import { done, refusalOf, refused } from '../shared/calls/outcome.ts'

interface Attempted {
  /** Fields that a refusal may be at. */
  fields: readonly string[]
  /** What the form held. */
  sent: FormData
}

/** Answers an action, with a form's or without one, by how its work went. */
export async function attempt(work: () => Promise<void>, form?: Attempted) {
  try {
    await work()
    return done()
  } catch (error) {
    const refusal = { ...refusalOf(error, form?.fields), ...(form && { sent: form.sent }) }
    return refused(refusal, { reload: refusal.meanwhile !== undefined })
  }
}
