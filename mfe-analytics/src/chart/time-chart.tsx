import { locales, timeZone, useLanguage, useMessages } from '@stampa/platform'
import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Bucket } from '../shared/answers.ts'
import { useNumberFormat } from '../shared/use-number-format.ts'
import type { Grain } from '../view/view.ts'
import { chartMessages } from './chart.messages.ts'
import { ChartTable } from './chart-table.tsx'
import {
  highestOf,
  labelled,
  lineThrough,
  type Plot,
  type Series,
  scaleFor,
  seriesOf,
  totalOf,
  xOf,
  yOf,
} from './series.ts'
import styles from './time-chart.module.css'
import { useCursor } from './use-cursor.ts'

const height = 220
const labelWidth = 88

const pointStyles: Record<Series['name'], string | undefined> = {
  sessions: styles.sessionsPoint,
  pageViews: styles.pageViewsPoint,
  sessionsBefore: styles.sessionsBeforePoint,
  pageViewsBefore: styles.pageViewsBeforePoint,
}

interface TimeChartProps {
  buckets: readonly Bucket[]
  /** Figures of the previous period, if compared. */
  before?: readonly Bucket[] | undefined
  grain: Grain
}

/**
 * Sessions and page views over time. The values of the point under the pointer or the keyboard cursor
 * are shown above the lines; a table below has all values.
 */
export function TimeChart({ buckets, before, grain }: TimeChartProps): ReactElement {
  const texts = useMessages(chartMessages)
  const locale = locales[useLanguage()]
  const number = useNumberFormat()
  const [frame, width] = useWidth<HTMLDivElement>()
  const series = seriesOf(buckets, before)
  const scale = scaleFor(highestOf(series))
  const plot: Plot = { width, height, points: buckets.length, top: scale.top }
  const { index, handlers } = useCursor(plot)
  const nameOf = bucketLabels(locale, grain, 'full')
  const timeAt = (at: number | undefined) => {
    const bucket = at === undefined ? undefined : buckets[at]
    return bucket ? nameOf(bucket.time) : texts.total
  }
  const valuesAt = (at: number | undefined) =>
    series.map(line => ({
      name: line.name,
      text: number.format(at === undefined ? totalOf(line) : (line.values[at] ?? 0)),
    }))
  const reading = (at: number | undefined) =>
    `${timeAt(at)}: ${valuesAt(at)
      .map(({ name, text }) => `${texts[name]} ${text}`)
      .join(', ')}`

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.reading}>
        <span className={styles.when}>{timeAt(index)}</span>
        {valuesAt(index).map(({ name, text }) => (
          <span key={name} className={styles.value}>
            <svg viewBox="0 0 20 4" aria-hidden="true" className={styles.sample}>
              <path d="M0 2H20" className={styles[name]} />
            </svg>
            {texts[name]} <b>{text}</b>
          </span>
        ))}
      </figcaption>
      <div className={styles.chart}>
        <div
          ref={frame}
          role="slider"
          tabIndex={0}
          aria-label={texts.cursor}
          aria-valuemin={0}
          aria-valuemax={Math.max(buckets.length - 1, 0)}
          aria-valuenow={index ?? Math.max(buckets.length - 1, 0)}
          aria-valuetext={reading(index)}
          className={styles.plot}
          {...handlers}
        >
          {width > 0 && (
            <svg width={width} height={height + 28} aria-hidden="true" className={styles.drawing}>
              {scale.ticks.map(tick => (
                <path key={tick} d={`M0 ${yOf(plot, tick)}H${width}`} className={styles.rule} />
              ))}
              <Labels
                plot={plot}
                buckets={buckets}
                labelOf={bucketLabels(locale, grain, 'short')}
              />
              {series.toReversed().map(line => (
                <path
                  key={line.name}
                  d={lineThrough(plot, line.values)}
                  className={styles[line.name]}
                />
              ))}
              {scale.ticks.map(tick => (
                <text key={tick} y={yOf(plot, tick) - 4} className={styles.label}>
                  {number.format(tick)}
                </text>
              ))}
              {index !== undefined && <CursorLine plot={plot} series={series} index={index} />}
            </svg>
          )}
        </div>
      </div>
      <ChartTable buckets={buckets} series={series} nameOf={nameOf} />
    </figure>
  )
}

interface LabelsProps {
  plot: Plot
  buckets: readonly Bucket[]
  labelOf: (time: string) => string
}

function Labels({ plot, buckets, labelOf }: LabelsProps): ReactElement[] {
  const fitting = labelled(plot, labelWidth).filter(
    index => plot.points === 1 || xOf(plot, index) <= plot.width - labelWidth / 2,
  )
  return fitting.map(index => (
    <text
      key={index}
      x={xOf(plot, index)}
      y={height + 20}
      textAnchor={plot.points === 1 ? 'middle' : 'start'}
      className={styles.label}
    >
      {labelOf(buckets[index]?.time ?? '')}
    </text>
  ))
}

interface CursorLineProps {
  plot: Plot
  series: readonly Series[]
  index: number
}

function CursorLine({ plot, series, index }: CursorLineProps): ReactElement {
  const x = xOf(plot, index)
  return (
    <g>
      <path d={`M${x} 0V${height}`} className={styles.cursor} />
      {series.map(({ name, values }) => (
        <circle
          key={name}
          cx={x}
          cy={yOf(plot, values[index] ?? 0)}
          r={4}
          className={pointStyles[name]}
        />
      ))}
    </g>
  )
}

const forms = {
  full: {
    hour: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    month: { month: 'long', year: 'numeric' },
  },
  short: {
    hour: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    day: { day: 'numeric', month: 'short' },
    month: { month: 'short', year: 'numeric' },
  },
} as const satisfies Record<string, Record<Grain, Intl.DateTimeFormatOptions>>

/**
 * Returns a formatter of a bucket's start in the shop's time zone.
 *
 * @param form `short` below an axis, `full` in a sentence
 */
function bucketLabels(
  locale: string,
  grain: Grain,
  form: keyof typeof forms,
): (time: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...forms[form][grain], timeZone })
  return time => format.format(new Date(time))
}

/** Returns the current width of an element in pixels; 0 before the first layout. */
function useWidth<E extends Element>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(0)

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return [element, width]
}
