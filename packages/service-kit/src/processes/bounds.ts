/** What a job may cost. */
export interface Bounds {
  /** Processor time, in seconds: unlike the clock's it is the same on a busy machine. */
  cpuSeconds: number
  /** By the clock, for what waits without working: a process that is stopped or starved. */
  clockSeconds: number
  /** Resident memory of the process, in bytes. */
  memory: number
}

/** What a bounded process is sent. */
export interface Order<Job> {
  job: Job
  bounds: Bounds
}

/** What it answers: the result, what is wrong with what it was given, or what failed around it. */
export type Answer<Result> =
  | { result: Result }
  | { fault: string; cause: string }
  | { costly: true }
  | { error: string; code: string }
