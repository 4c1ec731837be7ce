/**
 * Creates a pool of processes that run one job at a time and start on demand. The caller limits concurrency.
 *
 * @param start starts a process; it is reused while it is alive
 */
export function createPool<Process extends { readonly alive: boolean }>(start: () => Process) {
  const free: Process[] = []

  /** Takes the most recently used process, so that surplus ones become idle and end. */
  function takeFree(): Process | undefined {
    let process = free.pop()
    while (process && !process.alive) process = free.pop()
    return process
  }

  return {
    /** Runs the work in a free process. */
    async use<T>(work: (process: Process) => Promise<T>): Promise<T> {
      const process = takeFree() ?? start()
      try {
        return await work(process)
      } finally {
        if (process.alive) free.push(process)
      }
    },
  }
}
