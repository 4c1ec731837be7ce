export { type Cable, createCable } from './cable.ts'
export {
  type Answer,
  type CallOptions,
  callService,
  expectProblem,
  type FormFields,
  listCalls,
  toFormData,
} from './calls.ts'
export { testConversation } from './conversation.ts'
export { type TestDatabase, testDatabase } from './database.ts'
export { openStream, type TestStream } from './event-stream.ts'
export { HostileCalls } from './hostile/hostile-calls.ts'
export { testAccess, testInterface, testPermissions } from './interface.ts'
export { ServiceTest } from './service-test.ts'
export {
  createTestApp,
  generousLimits,
  leftoverUploads,
  markUnreferenced,
  type TestApp,
  type TestAppOptions,
} from './test-app.ts'
export {
  createDpopKey,
  createTestKeys,
  type DpopKey,
  type DpopProofOptions,
  signDpopProof,
  signToken,
  type TestKeys,
  type TokenOptions,
} from './tokens.ts'
export { costOf, expensiveCalls, maxProcessorMs } from './worst-calls.ts'
