import { Link, locales, useLanguage, useLocation, useMessages } from '@stampa/platform'
import { shopDay } from '@stampa/rules/shop-time'
import { Button } from '@stampa/ui/button/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import { type ReactElement, useMemo } from 'react'
import { FormLink } from '../shared/form/form-link.tsx'
import styles from './job-calendar.module.css'
import {
  calendarLinkPath,
  type Job,
  monthAfter,
  type ProductionData,
  productionPath,
} from './production.data.ts'
import { productionMessages } from './production.messages.ts'

interface JobCalendarProps {
  calendar: NonNullable<ProductionData['calendar']>
  jobs: readonly Job[]
}

/** The jobs of a month, each on the day on which it is due. */
export function JobCalendar({ calendar, jobs }: JobCalendarProps): ReactElement {
  const { month, days, isCut } = calendar
  const texts = useMessages(productionMessages)
  const formats = useDayFormats()
  const { search } = useLocation()
  const to = (month: string) => {
    const query = new URLSearchParams(search)
    query.set('month', month)
    return <Link to={{ pathname: productionPath, search: `${query}` }} preventScrollReset />
  }
  const today = shopDay()
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Button icon={<ArrowLeftIcon />} render={to(monthAfter(month, -1))}>
          <VisuallyHidden>{texts.monthBefore}</VisuallyHidden>
        </Button>
        <Button icon={<ArrowRightIcon />} render={to(monthAfter(month, 1))}>
          <VisuallyHidden>{texts.monthAfter}</VisuallyHidden>
        </Button>
        <Button render={to(today.slice(0, 7))}>{texts.today}</Button>
        <h2 aria-live="polite">{formats.month(month)}</h2>
        <span className={styles.link}>
          <Button render={<FormLink path={calendarLinkPath} />}>{texts.calendarLink}</Button>
        </span>
      </div>
      {isCut && <p role="status">{texts.calendarCut}</p>}
      <div aria-hidden="true" className={styles.weekdays}>
        {days.slice(0, 7).map(day => (
          <span key={day}>{formats.weekday(day)}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map(day => (
          <Day
            key={day}
            day={day}
            jobs={jobs.filter(({ dueDate }) => dueDate === day)}
            isOther={!day.startsWith(month)}
            isToday={day === today}
            isPast={day < today}
          />
        ))}
      </ol>
    </div>
  )
}

interface DayProps {
  day: string
  jobs: readonly Job[]
  /** Of the month before or after. */
  isOther: boolean
  isToday: boolean
  isPast: boolean
}

function Day({ day, jobs, isOther, isToday, isPast }: DayProps): ReactElement {
  const texts = useMessages(productionMessages)
  const formats = useDayFormats()
  return (
    <li
      className={styles.day}
      data-other={isOther || undefined}
      data-empty={jobs.length === 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={day}>
        <span className={styles.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span className={styles.name}>{formats.day(day)}</span>
      </time>
      {jobs.length > 0 && (
        <ul>
          {jobs.map(job => (
            <li key={job._id} className={styles.job} data-late={isPast || undefined}>
              <FormLink path={`${productionPath}/${job._id}`}>{job.customerName}</FormLink>
              <span>
                {job.offerNumber} · {texts.stages[job.stage]}
                {isPast && ` · ${texts.overdue}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function useDayFormats() {
  const locale = locales[useLanguage()]
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return (day: string) => formatter.format(new Date(day))
    }
    return {
      day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
      weekday: format({ weekday: 'short' }),
      month: format({ month: 'long', year: 'numeric' }),
    }
  }, [locale])
}
