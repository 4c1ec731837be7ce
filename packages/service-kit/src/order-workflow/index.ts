export {
  type CountedRows,
  countedPage,
  idParams,
  nullable,
  onlyRow,
  setPageHeaders,
} from './calls.ts'
export { referencedHashes, scheduleHousekeeping } from './housekeeping.ts'
export { fileBytes, type NamedFile, type Reply, sendPrivateFile } from './private-files.ts'
export { addOrderRoutes } from './routes.ts'
export { timelineEntry } from './timeline.ts'
export { type BulkAction, OrderWorkflow, orderNotFound } from './workflow.ts'
