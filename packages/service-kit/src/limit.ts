/** Thrown when the queue is full, or when a task has waited too long. */
export class QueueFullError extends Error {
  constructor() {
    super('too many tasks are waiting')
    this.name = 'QueueFullError'
  }
}

/** Runs a task in its turn and returns its result. An urgent task precedes all waiting ones. */
type Limit = <T>(task: () => Promise<T>, options?: { urgent?: boolean }) => Promise<T>

interface LimitOptions {
  /** Maximum number of waiting tasks. @default unlimited */
  waiting?: number
  /** Maximum waiting time, ms. @default unlimited */
  waitingMs?: number
}

/** Makes a queue that runs at most `size` tasks at once, in order. @throws QueueFullError */
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
    // A finished task passes its place on without decrementing the count, so no new task can take it.
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
