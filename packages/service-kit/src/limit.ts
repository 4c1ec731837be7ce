/** Thrown when the queue is full, or when a task has waited too long. */
export class QueueFullError extends Error {
  constructor() {
    super('too many tasks are waiting')
    this.name = 'QueueFullError'
  }
}

interface TaskOptions {
  /** Precedes all waiting tasks. */
  urgent?: boolean
  /**
   * Whose task it is: while others wait, one of each group runs, and a group has at most half of the waiting
   * places.
   */
  group?: string | undefined
}

type Limit = <T>(task: () => Promise<T>, options?: TaskOptions) => Promise<T>

interface Turn {
  begin: () => void
  group: string | undefined
}

interface LimitOptions {
  /** Maximum number of waiting tasks. @default unlimited */
  waiting?: number
  /** Maximum waiting time, ms. @default unlimited */
  waitingMs?: number
}

/** Makes a queue that runs at most `size` tasks of this process at once, in order. @throws QueueFullError */
export function createLimit(size: number, { waiting, waitingMs }: LimitOptions = {}): Limit {
  const places = waiting ?? Number.POSITIVE_INFINITY
  const turns: Turn[] = []
  const running: (string | undefined)[] = []

  function isFull(group: string | undefined): boolean {
    if (turns.length >= places) return true
    if (group === undefined) return false
    return turns.filter(turn => turn.group === group).length >= places / 2
  }

  function turn(urgent: boolean, group: string | undefined): Promise<void> {
    if (isFull(group)) throw new QueueFullError()
    return new Promise((resolve, reject) => {
      const timer =
        waitingMs &&
        setTimeout(() => {
          turns.splice(turns.indexOf(own), 1)
          reject(new QueueFullError())
        }, waitingMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const own = { begin, group }
      if (urgent) turns.unshift(own)
      else turns.push(own)
    })
  }

  /** Takes the first waiting task of a group that has none running, or else the first. */
  function takeNext(): Turn | undefined {
    const fair = turns.findIndex(({ group }) => group === undefined || !running.includes(group))
    return turns.splice(Math.max(fair, 0), 1)[0]
  }

  return async (task, { urgent = false, group } = {}) => {
    if (running.length < size) running.push(group)
    else await turn(urgent, group)
    try {
      return await task()
    } finally {
      running.splice(running.indexOf(group), 1)
      const next = takeNext()
      if (next) {
        // Here, so that no new task takes the place before the waiting one begins.
        running.push(next.group)
        next.begin()
      }
    }
  }
}
