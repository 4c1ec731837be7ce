import { useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Bucket } from '../shared/calls.ts'
import { useNumberFormat, useTimeFormat } from '../shared/formats.ts'
import { ChartValues } from '../shared/scroll-table.tsx'
import { specifiedInEnglish, termMessages } from '../shared/terms.messages.ts'
import type { Grain } from '../view/view.ts'
import {
  highestOf,
  labelled,
  lineThrough,
  nearest,
  type Plot,
  type Series,
  scaleFor,
  seriesOf,
  totalOf,
  xOf,
  yOf,
} from './series.ts'
import styles from './time-chart.module.css'

export const chartMessages = specifiedInEnglish({
  title: { el: 'Επισκεψιμότητα', en: 'Visits over time' },
  grain: { el: 'Ανά', en: 'By' },
  hour: { el: 'Ώρα', en: 'Hour' },
  day: { el: 'Ημέρα', en: 'Day' },
  month: { el: 'Μήνα', en: 'Month' },
  sessionsBefore: { el: 'Επισκέψεις πριν', en: 'Sessions before' },
  pageViewsBefore: { el: 'Προβολές πριν', en: 'Page views before' },
  total: { el: 'Σύνολο', en: 'Total' },
  when: { el: 'Χρόνος', en: 'Time' },
  cursor: { el: 'Σημείο του διαγράμματος', en: 'Point of the chart' },
  table: { el: 'Επισκεψιμότητα ως πίνακας', en: 'Visits over time as a table' },
  failed: { el: 'Το διάγραμμα δεν φορτώθηκε', en: 'The chart could not be loaded' },
})

const height = 220
const labelWidth = 88

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
  const texts = { ...useMessages(termMessages), ...useMessages(chartMessages) }
  const number = useNumberFormat()
  const [frame, width] = useWidth<HTMLDivElement>()
  const series = seriesOf(buckets, before)
  const scale = scaleFor(highestOf(series))
  const plot: Plot = { width, height, points: buckets.length, top: scale.top }
  const { index, handlers } = useCursor(plot)
  const nameOf = useTimeFormat(forms.full[grain])
  const selected = index === undefined ? undefined : buckets[index]
  const time = selected ? nameOf(selected.time) : texts.total
  const values = series.map(line => ({
    name: line.name,
    text: number.format(index === undefined ? totalOf(line) : (line.values[index] ?? 0)),
  }))
  const reading = values.map(({ name, text }) => `${texts[name]} ${text}`).join(', ')

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.reading}>
        <span className={styles.when}>{time}</span>
        {values.map(({ name, text }) => (
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
          aria-valuetext={`${time}: ${reading}`}
          className={styles.plot}
          {...handlers}
        >
          {width > 0 && (
            <svg width={width} height={height + 28} aria-hidden="true" className={styles.drawing}>
              {scale.ticks.map(tick => (
                <path key={tick} d={`M0 ${yOf(plot, tick)}H${width}`} className={styles.rule} />
              ))}
              <Labels plot={plot} buckets={buckets} grain={grain} />
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
      <ChartValues
        caption={texts.table}
        columns={[
          { key: 'time', head: texts.when, cell: ({ time }) => nameOf(time) },
          ...series.map(({ name, values }) => ({
            key: name,
            head: texts[name],
            cell: ({ index }: { index: number }) => number.format(values[index] ?? 0),
          })),
        ]}
        // The latest first.
        rows={buckets.map(({ time }, index) => ({ time, index })).toReversed()}
        rowKey={({ time }) => time}
      />
    </figure>
  )
}

interface LabelsProps {
  plot: Plot
  buckets: readonly Bucket[]
  grain: Grain
}

function Labels({ plot, buckets, grain }: LabelsProps): ReactElement[] {
  const labelOf = useTimeFormat(forms.short[grain])
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
          className={cx(styles.point, styles[name])}
        />
      ))}
    </g>
  )
}

/** Formats of a bucket's start: full in a sentence, short below an axis. */
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

/** Returns the point of a chart that the pointer or the keyboard selects, undefined for none, and its handlers. */
function useCursor(plot: Plot) {
  const [index, setIndex] = useState<number>()
  const last = plot.points - 1
  const shown = index === undefined || index > last ? undefined : index
  const put = (next: number) => setIndex(Math.min(Math.max(next, 0), last))

  return {
    index: shown,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const steps: Record<string, number> = {
          ArrowLeft: (shown ?? last + 1) - 1,
          ArrowDown: (shown ?? last + 1) - 1,
          ArrowRight: (shown ?? -1) + 1,
          ArrowUp: (shown ?? -1) + 1,
          PageUp: (shown ?? last) - 7,
          PageDown: (shown ?? 0) + 7,
          Home: 0,
          End: last,
        }
        const next = steps[event.key]
        if (event.key === 'Escape') setIndex(undefined)
        if (next === undefined) return
        event.preventDefault()
        put(next)
      },
      onPointerMove(event: PointerEvent) {
        const { left } = event.currentTarget.getBoundingClientRect()
        put(nearest(plot, event.clientX - left))
      },
      onPointerLeave: () => setIndex(undefined),
      onBlur: () => setIndex(undefined),
    },
  }
}
