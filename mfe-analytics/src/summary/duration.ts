/**
 * A duration as it is shown: in minutes and seconds, however long it is (back-office
 * specification, section 9).
 *
 * @param seconds fractions are rounded
 */
export function minutesAndSeconds(seconds: number): { minutes: number; seconds: number } {
  const whole = Math.max(0, Math.round(seconds))
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}
