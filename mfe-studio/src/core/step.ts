import type { DesignDocument, DesignElement, Side } from '@stampa/design'

/** The least change of a design. Each holds what its undoing needs, and nothing else of the design. */
export type Step =
  | {
      readonly kind: 'insert'
      readonly side: Side
      readonly at: number
      readonly element: DesignElement
    }
  | {
      readonly kind: 'remove'
      readonly side: Side
      readonly at: number
      readonly element: DesignElement
    }
  | {
      readonly kind: 'update'
      readonly side: Side
      readonly id: string
      /** The fields that change, as they were and as they will be. */
      readonly before: Fields
      readonly after: Fields
    }
  | { readonly kind: 'move'; readonly side: Side; readonly from: number; readonly to: number }
  | {
      readonly kind: 'share'
      /** Whether both sides show the front from now on. */
      readonly shared: boolean
      /** The back's own elements, on the side of the change where it has some. */
      readonly back: readonly DesignElement[]
    }

export type Fields = Readonly<Record<string, unknown>>

/** What undo takes back at once: all of its steps, or none. */
export type Command = readonly Step[]

export function apply(document: DesignDocument, command: Command): DesignDocument {
  return command.reduce(applyStep, document)
}

/** The command that takes back what this one did. */
export function inverse(command: Command): Command {
  return command.toReversed().map(inverseStep)
}

function applyStep(document: DesignDocument, step: Step): DesignDocument {
  if (step.kind === 'share') {
    const { front } = document.sides
    return {
      ...document,
      shared: step.shared,
      sides: { front, back: step.shared ? [] : step.back },
    }
  }
  const elements = applyToList(document.sides[step.side], step)
  return { ...document, sides: { ...document.sides, [step.side]: elements } }
}

function applyToList(
  elements: readonly DesignElement[],
  step: Exclude<Step, { kind: 'share' }>,
): readonly DesignElement[] {
  switch (step.kind) {
    case 'insert':
      return elements.toSpliced(step.at, 0, step.element)
    case 'remove':
      return elements.toSpliced(step.at, 1)
    case 'move': {
      const moved = elements[step.from]
      return moved ? elements.toSpliced(step.from, 1).toSpliced(step.to, 0, moved) : elements
    }
    case 'update':
      return elements.map(element =>
        element.id === step.id ? { ...element, ...step.after } : element,
      )
  }
}

function inverseStep(step: Step): Step {
  switch (step.kind) {
    case 'insert':
      return { ...step, kind: 'remove' }
    case 'remove':
      return { ...step, kind: 'insert' }
    case 'update':
      return { ...step, before: step.after, after: step.before }
    case 'move':
      return { ...step, from: step.to, to: step.from }
    case 'share':
      return { ...step, shared: !step.shared }
  }
}
