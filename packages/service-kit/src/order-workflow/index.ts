export {
  Conversation,
  dailyReplies,
  OrderConversation,
  type ReplyRow,
  repliesTable,
} from './conversation.ts'
export {
  addCustomerReplyRoute,
  addReplyRoutes,
  customerReply,
  toCustomerReply,
} from './conversation-routes.ts'
export { eventDays, referencedHashes, scheduleHousekeeping } from './housekeeping.ts'
export { fileBytes, type NamedFile, sendPrivateFile } from './private-files.ts'
export { addOrderRoutes, notify } from './routes.ts'
export { orderSearch } from './search.ts'
export { timelineEntry } from './timeline.ts'
export { type BulkAction, OrderWorkflow, orderNotFound, type StatusChanged } from './workflow.ts'
