/**
 * A moment as a field for date and time has it, in the time zone of this device; empty for none.
 *
 * @example toLocalTime('2026-11-20T07:00:00.000Z') // '2026-11-20T09:00' in Athens
 */
export function toLocalTime(moment: string | null | undefined): string {
  if (!moment) return ''
  const time = new Date(moment)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Inverse of {@link toLocalTime}: the moment as ISO time, null for none. */
export function fromLocalTime(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString()
}
