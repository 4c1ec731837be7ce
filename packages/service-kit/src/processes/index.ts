export { type Bounds, createPool, startBoundedProcess } from './bounded-process.ts'
export { takeJobs } from './take-jobs.ts'
