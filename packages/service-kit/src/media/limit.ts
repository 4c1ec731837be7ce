/** Thrown at a task that found the queue full. */
export class QueueFullError extends Error {
  constructor() {
    super('too many tasks are waiting')
    this.name = 'QueueFullError'
  }
}

/** Runs a task now or as soon as its turn comes, and answers what the task answers. */
export type Limit = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Makes a queue that runs at most `size` tasks at once, in the order they came.
 * A task that would be the one after `waiting` waiting ones is refused with {@link QueueFullError}.
 */
export function createLimit(size: number, waiting = Number.POSITIVE_INFINITY): Limit {
  const turns: (() => void)[] = []
  let running = 0

  return async task => {
    if (running < size) {
      running++
    } else {
      if (turns.length >= waiting) throw new QueueFullError()
      // Whoever ends hands its place over without counting down, so nobody can slip in between.
      await new Promise<void>(resolve => turns.push(resolve))
    }
    try {
      return await task()
    } finally {
      const next = turns.shift()
      if (next) next()
      else running--
    }
  }
}
