export { recordAudit } from './author.ts'
export { addAuditRoutes } from './routes.ts'
export { auditContract, auditLog, dropAuditLog } from './tables.ts'
