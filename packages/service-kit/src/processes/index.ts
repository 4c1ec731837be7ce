export { type BoundedProcess, type Outcome, startBoundedProcess } from './bounded-process.ts'
export type { Bounds } from './bounds.ts'
export { createPool } from './pool.ts'
export { takeJobs } from './take-jobs.ts'
