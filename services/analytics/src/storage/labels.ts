import { hash } from 'node:crypto'
import { BoundedMap } from '../bounded-map.ts'
import type { ConversionName } from './event.ts'

/** What texts are counted by: each kind of them is a dimension of the rollups. */
export const dimensions = {
  /** All together, under one label. */
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
} as const

export type Dimension = keyof typeof dimensions

/** Each conversion is a dimension, too, by the source that its visitors came from. */
export const conversionDimensions = {
  'contact-sent': 12,
  'order-sent': 13,
  'mockup-saved': 14,
  'design-order-sent': 15,
} as const satisfies Record<ConversionName, number>

/** The label of the total, and of what is not known. */
export const noLabel = '0'

/** Kinds of texts that visitors can make up: an hour brings only so many new ones. */
export const cappedKinds = ['page', 'campaign'] as const

/** A text as the tables refer to it. */
export interface Label {
  /** A signed 64-bit number as text. */
  id: string
  kind: LabelKind
  text: string
}

export type LabelKind = Exclude<Dimension, 'total' | 'entryPage' | 'exitPage'>

const known = new Map<LabelKind, BoundedMap<string, string>>()

/**
 * The number that stands for a text: made from it, so that every process and every order of events comes to the
 * same one without asking.
 */
export function labelId(kind: LabelKind, text: string): string {
  let ofKind = known.get(kind)
  if (!ofKind) {
    ofKind = new BoundedMap(50_000)
    known.set(kind, ofKind)
  }
  let id = ofKind.get(text)
  if (id === undefined) {
    id = hash('sha256', `${kind}:${text}`, 'buffer').readBigInt64BE().toString()
    ofKind.set(text, id)
  }
  return id
}

export function label(kind: LabelKind, text: string): Label {
  return { id: labelId(kind, text), kind, text }
}

/** What a path or campaign is counted as that comes when the hour has brought enough new ones. */
export const otherText = '(other)'
