export { repeatedly } from './repeatedly.ts'
export {
  connectQueue,
  JobPutBack,
  type NewJob,
  type QueueConfig,
  type QueueOptions,
  queuePrefix,
  WorkQueue,
  workOff,
} from './work-queue.ts'
