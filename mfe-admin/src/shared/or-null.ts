import { ApiError } from '@stampa/api'

/** The record, or null when it was deleted or never was: its screen then says so. */
export function orNull<T>(found: Promise<T>): Promise<T | null> {
  return found.catch(error => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}
