export { recordAudit } from './author.ts'
export { addAuditRoutes } from './routes.ts'
export {
  auditContract,
  auditLog,
  auditMonths,
  auditTriggers,
  dropAuditLog,
  dropAuditTriggers,
} from './tables.ts'
