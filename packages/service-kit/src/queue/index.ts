export { repeatedly } from './repeatedly.ts'
export { type NewJob, type QueueOptions, WorkQueue, workOff } from './work-queue.ts'
