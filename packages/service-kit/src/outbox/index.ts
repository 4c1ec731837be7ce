export { eventRecorder, outboxTables } from './outbox.ts'
export { addUndeliveredRoutes } from './undelivered-routes.ts'
