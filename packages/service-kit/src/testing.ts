export { type Cable, createCable } from './testing/cable.ts'
export {
  type Answer,
  type CallMethod,
  type CallOptions,
  callService,
  type FormFields,
  toFormData,
} from './testing/calls.ts'
export { type TestDatabase, testDatabase } from './testing/database.ts'
export { harmfulCalls } from './testing/harm.ts'
export { expectProblem } from './testing/problems.ts'
export { changesSinceRelease } from './testing/released-interface.ts'
export { listCalls } from './testing/routes.ts'
export { ServiceTest } from './testing/service-test.ts'
export { createTestApp, type TestApp, type TestAppOptions } from './testing/test-app.ts'
export { createTestKeys, signToken, type TestKeys, type TokenOptions } from './testing/tokens.ts'
export { leftoverUploads } from './testing/uploads.ts'
