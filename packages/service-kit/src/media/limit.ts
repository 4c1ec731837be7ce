/** Thrown at a task that found the queue full, or whose turn did not come in time. */
export class QueueFullError extends Error {
  constructor() {
    super('too many tasks are waiting')
    this.name = 'QueueFullError'
  }
}

export interface TurnOptions {
  /** Comes before all that wait already. */
  urgent?: boolean
}

/** Runs a task now or as soon as its turn comes, and answers what the task answers. */
export type Limit = <T>(task: () => Promise<T>, options?: TurnOptions) => Promise<T>

export interface LimitOptions {
  /** How many tasks may wait; the next one is refused. @default any number */
  waiting?: number
  /** How long a task may wait before it is refused. @default for ever */
  waitingMs?: number
}

/**
 * Makes a queue that runs at most `size` tasks at once, in the order they came. A task that may not
 * wait is refused with {@link QueueFullError}.
 */
export function createLimit(size: number, { waiting, waitingMs }: LimitOptions = {}): Limit {
  const turns: (() => void)[] = []
  let running = 0

  function turn(urgent: boolean): Promise<void> {
    if (turns.length >= (waiting ?? Number.POSITIVE_INFINITY)) throw new QueueFullError()
    return new Promise((resolve, reject) => {
      const timer =
        waitingMs &&
        setTimeout(() => {
          turns.splice(turns.indexOf(begin), 1)
          reject(new QueueFullError())
        }, waitingMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      if (urgent) turns.unshift(begin)
      else turns.push(begin)
    })
  }

  return async (task, { urgent = false } = {}) => {
    // Whoever ends hands its place over without counting down, so nobody can slip in between.
    if (running < size) running++
    else await turn(urgent)
    try {
      return await task()
    } finally {
      const next = turns.shift()
      if (next) next()
      else running--
    }
  }
}
