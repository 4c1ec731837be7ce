/** Fixed public holidays in Greece, `MM-DD`. */
const fixedHolidays = [
  '01-01',
  '01-06',
  '03-25',
  '05-01',
  '08-15',
  '10-28',
  '12-25',
  '12-26',
] as const

/** Movable holidays, in days from Easter: Clean Monday, Good Friday, Easter Monday, Whit Monday. */
const movableHolidays = [-48, -2, 1, 50] as const

const msPerDay = 86_400_000

/**
 * Returns Orthodox Easter by Meeus's Julian algorithm, as a Gregorian day.
 *
 * @param year 1900 to 2099, in which the calendars are 13 days apart
 * @example orthodoxEaster(2026) // '2026-04-12'
 */
export function orthodoxEaster(year: number): string {
  const fullMoon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7
  return dayOf(Date.UTC(year, 2, fullMoon + weekday + 35))
}

/** Returns whether a day is neither a weekend day nor a public holiday in Greece. @param day `YYYY-MM-DD` */
export function isWorkingDay(day: string): boolean {
  const time = Date.parse(day)
  const date = new Date(time)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (fixedHolidays.some(holiday => day.endsWith(holiday))) return false
  const easter = Date.parse(orthodoxEaster(date.getUTCFullYear()))
  return !movableHolidays.some(days => easter + days * msPerDay === time)
}

/**
 * Returns the day that is so many working days later.
 *
 * @param day `YYYY-MM-DD`; it is not counted itself
 * @example deliveryDay('2026-12-23', 2) // '2026-12-28', after Christmas and a weekend
 */
export function deliveryDay(day: string, workingDays: number): string {
  let time = Date.parse(day)
  for (let left = workingDays; left > 0; ) {
    time += msPerDay
    if (isWorkingDay(dayOf(time))) left--
  }
  return dayOf(time)
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
