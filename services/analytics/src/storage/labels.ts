import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type ConversionName, type SessionEvent, visitorProperties } from './event.ts'

/** Number of each rollup dimension in the database. */
export const dimensions = {
  /** All sessions, under `noLabel`. */
  total: 0,
  page: 1,
  source: 2,
  country: 3,
  city: 4,
  userType: 5,
  device: 6,
  browser: 7,
  os: 8,
  campaign: 9,
  entryPage: 10,
  exitPage: 11,
  /** Conversions, whose rollups have the source of the visitor as their value. */
  'contact-sent': 12,
  'order-sent': 13,
  'mockup-saved': 14,
  'design-order-sent': 15,
} as const

export type Dimension = keyof typeof dimensions

/** Dimensions with values of their own: the total has none, conversions have sources. */
export type ValueDimension = Exclude<Dimension, 'total' | ConversionName>

/** Label id of rollups without a value: the total, and unknown values. */
export const noLabel = '0'

/** Kinds of labels whose text comes from the client; new ones are limited per hour. */
export const cappedKinds = ['page', 'campaign'] as const

/** Text of the paths and campaigns beyond the hourly cap. */
export const otherText = '(other)'

/** Entry and exit pages have the labels of pages. */
export type LabelKind = Exclude<ValueDimension, 'entryPage' | 'exitPage'>

/** A text that the tables refer to by its id. */
export interface Label {
  /** Signed 64-bit number as text. */
  id: string
  kind: LabelKind
  text: string
  /** Title and name of a page at its latest view. */
  title?: string
  name?: string
  /** Time of that view, ms since 1970. */
  titledAt?: number
}

/** Cached: a batch repeats a few hundred texts, whose hashes are a seventh of the worker's time. */
const ids = new LRUCache<string, string>({
  max: 10_000,
  memoMethod: text => hash('sha256', text, 'buffer').readBigInt64BE().toString(),
})

/** Returns the id of a text. It is a hash, so that all processes derive the same id without asking the database. */
export function labelId(kind: LabelKind, text: string): string {
  return ids.memo(`${kind}:${text}`)
}

export function label(kind: LabelKind, text: string): Label {
  return { id: labelId(kind, text), kind, text }
}

const userTypes: Label[] = [label('userType', 'admin'), label('userType', 'user')]

/** Returns the labels of events by id; a page has the title of its latest view. */
export function labelsOf(events: readonly SessionEvent[]): Map<string, Label> {
  const labels = new Map<string, Label>()
  const add = (label: Label) => labels.set(label.id, label)
  userTypes.forEach(add)
  for (const event of events) {
    if (event.type === 'start') {
      for (const kind of visitorProperties) {
        const text = event.visitor[kind]
        if (text !== undefined) add(label(kind, text))
      }
    } else if (event.type === 'view') {
      const { title, name, at } = event
      const page = { ...label('page', event.path), title, name, titledAt: at }
      const known = labels.get(page.id)
      if (!known || isLater(page, known)) add(page)
    }
  }
  return labels
}

/** Compares times, then texts, so that the result does not depend on the order of events. */
function isLater(a: Label, b: Label): boolean {
  const { titledAt: at = 0, title = '', name = '' } = a
  const { titledAt: otherAt = 0, title: otherTitle = '', name: otherName = '' } = b
  if (at !== otherAt) return at > otherAt
  return title === otherTitle ? name > otherName : title > otherTitle
}
