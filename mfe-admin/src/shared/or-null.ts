import { ApiError } from '@stampa/api'

/** Resolves to null in place of a 404. */
export function orNull<T>(found: Promise<T>): Promise<T | null> {
  return found.catch(error => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}
