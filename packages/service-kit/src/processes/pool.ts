/** Processes that do one job at a time, started when they are needed and used again. */
export interface Pool<Process> {
  /** Has the work done by a process that is free. How many may be at work is the caller's to limit. */
  use<T>(work: (process: Process) => Promise<T>): Promise<T>
}

/** @param start starts a process; one that is not alive any more is not used again */
export function createPool<Process extends { readonly alive: boolean }>(
  start: () => Process,
): Pool<Process> {
  const free: Process[] = []

  /** The one used last: those that are not needed get the time to end. */
  function takeFree(): Process | undefined {
    let process = free.pop()
    while (process && !process.alive) process = free.pop()
    return process
  }

  return {
    async use(work) {
      const process = takeFree() ?? start()
      try {
        return await work(process)
      } finally {
        if (process.alive) free.push(process)
      }
    },
  }
}
