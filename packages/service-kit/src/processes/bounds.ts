/** Resource limits of a job. */
export interface Bounds {
  /** Processor time in seconds, which does not depend on the machine's load. */
  cpuSeconds: number
  /** Elapsed seconds, for a process that waits without using the processor. */
  clockSeconds: number
  /** Resident memory of the process, in bytes. */
  memory: number
}

/** Message to a bounded process. */
export interface Order<Job> {
  job: Job
  bounds: Bounds
}

/** Reply of a bounded process: the result, a fault of the input, or a system error. */
export type Answer<Result> =
  | { result: Result }
  | { fault: string; cause: string }
  | { costly: true }
  | { error: string; code: string }
