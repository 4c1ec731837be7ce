import type { DesignDocument } from '@stampa/design'
import { apply, type Command, inverse, type Step } from './step.ts'

/** What can be undone and redone, newest last. */
export interface History {
  readonly past: readonly Entry[]
  readonly future: readonly Entry[]
}

interface Entry {
  readonly command: Command
  /** Commands in a row with the same key are one: a slider's way, not each of its places. */
  readonly key: string | undefined
}

export interface Edited {
  readonly document: DesignDocument
  readonly history: History
}

export const emptyHistory: History = { past: [], future: [] }

const mostSteps = 100

/** Does the command. What had been undone is lost, unless nothing is done. */
export function edit({ document, history }: Edited, command: Command, key?: string): Edited {
  if (command.length === 0) return { document, history }
  const last = history.past.at(-1)
  const joined =
    key !== undefined && last?.key === key ? joinUpdates(last.command, command) : undefined
  const past = joined
    ? [...history.past.slice(0, -1), { command: joined, key }]
    : [...history.past, { command, key }].slice(-mostSteps)
  return { document: apply(document, command), history: { past, future: [] } }
}

/** Whatever comes next is a step of its own, also under the same key. */
export function settle(history: History): History {
  const last = history.past.at(-1)
  if (last?.key === undefined) return history
  const past = [...history.past.slice(0, -1), { command: last.command, key: undefined }]
  return { ...history, past }
}

export function undo({ document, history }: Edited): Edited {
  const last = history.past.at(-1)
  if (!last) return { document, history }
  return {
    document: apply(document, inverse(last.command)),
    history: { past: history.past.slice(0, -1), future: [...history.future, last] },
  }
}

export function redo({ document, history }: Edited): Edited {
  const next = history.future.at(-1)
  if (!next) return { document, history }
  return {
    document: apply(document, next.command),
    history: {
      past: [...history.past, { command: next.command, key: undefined }],
      future: history.future.slice(0, -1),
    },
  }
}

/** Two commands as one, where both change the same fields of the same elements; else undefined. */
function joinUpdates(first: Command, second: Command): Command | undefined {
  if (first.length !== second.length) return undefined
  const joined: Step[] = []
  for (const [index, earlier] of first.entries()) {
    const later = second[index]
    if (earlier.kind !== 'update' || later?.kind !== 'update') return undefined
    if (earlier.id !== later.id || earlier.side !== later.side) return undefined
    joined.push({
      ...later,
      before: { ...later.before, ...earlier.before },
      after: { ...earlier.after, ...later.after },
    })
  }
  return joined
}
