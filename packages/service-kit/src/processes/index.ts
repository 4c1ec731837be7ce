export type { Bounds } from './bounded-process.ts'
export { type BoundedProcess, type Outcome, startBoundedProcess } from './bounded-process.ts'
export { createPool } from './pool.ts'
export { takeJobs } from './take-jobs.ts'
