/**
 * Converts an ISO time to the value of a `datetime-local` field, in the device's time zone; null to an empty text.
 *
 * @example toLocalTime('2026-11-20T07:00:00.000Z') // '2026-11-20T09:00' in Athens
 */
export function toLocalTime(isoTime: string | null | undefined): string {
  if (!isoTime) return ''
  const time = new Date(isoTime)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Inverse of {@link toLocalTime}. */
export function fromLocalTime(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString()
}
