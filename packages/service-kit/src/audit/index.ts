export { recordAudit } from './author.ts'
export { addAuditRoutes } from './routes.ts'
export {
  auditContract,
  auditLog,
  auditTriggers,
  dropAuditLog,
  dropAuditTriggers,
} from './tables.ts'
