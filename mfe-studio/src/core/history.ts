import type { DesignDocument, DesignElement, Side } from '@stampa/design'

export type Fields = Readonly<Record<string, unknown>>

/** The smallest change of a design: the values that it replaces and the new ones, nothing else of the design. */
export type Step =
  /** Replaces the elements from the index `at`. */
  | ({ readonly kind: 'splice'; readonly side: Side; readonly at: number } & Values<Elements>)
  | ({ readonly kind: 'update'; readonly side: Side; readonly id: string } & Values<Fields>)
  | ({ readonly kind: 'share' } & Values<boolean>)

interface Values<Value> {
  readonly before: Value
  readonly after: Value
}

export type Elements = readonly DesignElement[]

/** Steps that are undone together; an empty command changes nothing. */
export type Command = readonly Step[]

/** The undo and redo stacks, newest command last. */
export interface History {
  readonly past: readonly Command[]
  readonly future: readonly Command[]
  /** Key of the newest command, while further commands with the same key join it. */
  readonly key: string | undefined
}

export interface Edited {
  readonly document: DesignDocument
  readonly history: History
}

export const emptyHistory: History = { past: [], future: [], key: undefined }

const maxCommands = 100

/**
 * Applies the command and clears the redo stack. An empty command changes neither.
 *
 * @param key Updates with the same key in a row are undone together, e.g. the moves of a slider.
 */
export function edit({ document, history }: Edited, command: Command, key?: string): Edited {
  if (command.length === 0) return { document, history }
  const { past } = history
  const last = past.at(-1)
  const joined = last && key !== undefined && key === history.key && joinUpdates(last, command)
  return {
    document: apply(document, command),
    history: {
      past: joined ? past.with(-1, joined) : [...past, command].slice(-maxCommands),
      future: [],
      key,
    },
  }
}

/** Makes the next command an undo step of its own, whatever its key. */
export function settle(history: History): History {
  return { ...history, key: undefined }
}

export function undo(edited: Edited): Edited {
  const { past, future } = edited.history
  const last = past.at(-1)
  if (!last) return edited
  return {
    document: revert(edited.document, last),
    history: { past: past.slice(0, -1), future: [...future, last], key: undefined },
  }
}

export function redo(edited: Edited): Edited {
  const { past, future } = edited.history
  const next = future.at(-1)
  if (!next) return edited
  return {
    document: apply(edited.document, next),
    history: { past: [...past, next], future: future.slice(0, -1), key: undefined },
  }
}

export function apply(document: DesignDocument, command: Command): DesignDocument {
  return command.reduce((result, step) => exchange(result, step, 'before', 'after'), document)
}

/** Restores the document that {@link apply} changed. */
export function revert(document: DesignDocument, command: Command): DesignDocument {
  return command.reduceRight((result, step) => exchange(result, step, 'after', 'before'), document)
}

type State = 'before' | 'after'

function exchange(document: DesignDocument, step: Step, from: State, to: State): DesignDocument {
  if (step.kind === 'share') return { ...document, shared: step[to] }
  const elements = document.sides[step.side]
  const next =
    step.kind === 'splice'
      ? elements.toSpliced(step.at, step[from].length, ...step[to])
      : elements.map(element => (element.id === step.id ? { ...element, ...step[to] } : element))
  return { ...document, sides: { ...document.sides, [step.side]: next } }
}

/** Joins two commands that update the same elements; undefined for others. */
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
