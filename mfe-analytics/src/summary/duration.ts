/**
 * Splits a duration into minutes and seconds, without hours (back-office specification, section 9).
 *
 * @param seconds fractions are rounded
 */
export function minutesAndSeconds(seconds: number): { minutes: number; seconds: number } {
  const whole = Math.max(0, Math.round(seconds))
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}
