import type { SessionEvent } from '../storage/event.ts'
import type { Batch } from '../storage/writer.ts'

type View = Extract<SessionEvent, { type: 'view' }>
type Other = Exclude<SessionEvent, View>

/** A view: session, at, event, and where path, title and name are among the texts. */
type PackedView = [string, number, string, number, number, number]

/**
 * A batch as it lies in Redis, where all but a few events are views: they are told without the names of their fields, and
 * what many say is there once. That is half the bytes for everybody who writes, keeps or reads them.
 */
export interface PackedBatch {
  id: string
  texts: string[]
  events: (PackedView | Other)[]
}

export function pack({ id, events }: Batch): PackedBatch {
  const places = new Map<string, number>()
  const place = (text: string): number => {
    let place = places.get(text)
    if (place === undefined) {
      place = places.size
      places.set(text, place)
    }
    return place
  }
  const packed = events.map((event): PackedView | Other => {
    if (event.type !== 'view') return event
    const { session, at, path, title, name } = event
    return [session, at, event.event, place(path), place(title), place(name)]
  })
  return { id, texts: [...places.keys()], events: packed }
}

export function unpack({ id, texts, events }: PackedBatch): Batch {
  const text = (place: number): string => texts[place] ?? ''
  return {
    id,
    events: events.map((packed): SessionEvent => {
      if (!Array.isArray(packed)) return packed
      const [session, at, event, path, title, name] = packed
      return {
        type: 'view',
        session,
        at,
        event,
        path: text(path),
        title: text(title),
        name: text(name),
      }
    }),
  }
}
