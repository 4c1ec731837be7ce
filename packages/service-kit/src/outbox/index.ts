export {
  type Audience,
  eventRecorder,
  type MailPlan,
  outboxTables,
  type StoredEvent,
} from './outbox.ts'
export { addUndeliveredRoutes } from './undelivered-routes.ts'
