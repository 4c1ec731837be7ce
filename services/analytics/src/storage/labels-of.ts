import type { SessionEvent } from './event.ts'
import { type Label, type LabelKind, label } from './labels.ts'
import type { TitledLabel } from './store.ts'

const visitorKinds = ['source', 'country', 'city', 'device', 'browser', 'os', 'campaign'] as const

const users: Label[] = [label('userType', 'admin'), label('userType', 'user')]

/** Every text that the events are counted by, each once and pages with the title of their last view. */
export function labelsOf(events: readonly SessionEvent[]): Map<string, TitledLabel> {
  const labels = new Map<string, TitledLabel>(users.map(label => [label.id, label]))
  const add = (kind: LabelKind, text: string | undefined) => {
    if (text === undefined) return
    const made = label(kind, text)
    labels.set(made.id, made)
  }
  for (const event of events) {
    if (event.type === 'start') {
      for (const kind of visitorKinds) add(kind, event.visitor[kind])
    } else if (event.type === 'view') {
      const { title, name, at } = event
      const page: TitledLabel = { ...label('page', event.path), title, name, titledAt: at }
      const known = labels.get(page.id)
      if (!known || isLater(page, known)) labels.set(page.id, page)
    }
  }
  return labels
}

/** By time, then by the words: an order that does not hang on who came first. */
function isLater(a: TitledLabel, b: TitledLabel): boolean {
  const { titledAt: at = 0, title = '', name = '' } = a
  const { titledAt: then = 0, title: earlier = '', name: other = '' } = b
  if (at !== then) return at > then
  return title === earlier ? name > other : title > earlier
}
