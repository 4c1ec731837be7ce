export { type FailedMail, forgetTold, listFailed, retryFailed } from './mails.ts'
export type { Audience, StoredEvent, Telling } from './plan.ts'
export { eventRecorder } from './record.ts'
export { outboxTables } from './tables.ts'
