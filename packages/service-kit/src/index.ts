export { type Static, Type } from 'typebox'
export { type BaseAppConfig, createBaseApp, isTraced } from './app/base-app.ts'
export {
  type BaseConfig,
  baseConfig,
  ConfigError,
  loadConfig,
  type ServiceConfig,
} from './app/config.ts'
export {
  type App,
  type AppOptions,
  createApp,
  type Reply,
  type RoutePlugin,
} from './app/create-app.ts'
export { addGauge, Counter, Histogram } from './app/metrics.ts'
export { serve } from './app/serve.ts'
export {
  adminCall,
  adminOnly,
  isAdminRequest,
  readerCall,
  who,
} from './auth/admin-access.ts'
export { verifyDpopProof } from './auth/dpop.ts'
export {
  accountKey,
  accountLifetime,
  confirmedKey,
  confirmedMinutes,
  isSessionLive,
  lastUseKey,
  scopeOfAccount,
  sessionKey,
} from './auth/live-session.ts'
export {
  type Admin,
  tokenAudience,
  tokenIssuer,
  unauthorized,
} from './auth/plugin.ts'
export {
  confirmationRequired,
  forbidden,
  type Requirement,
  requireConfirmed,
  requirePermission,
} from './auth/requirement.ts'
export { isAway } from './errors/dependency-problem.ts'
export {
  type Change,
  type Conflict,
  changeSchema,
  conflictSchema,
  errorResponses,
  type FieldError,
  fileNotFound,
  invalidField,
  Problem,
  problemSchema,
  validationFailed,
} from './errors/problems.ts'
export { ifMatchHeaders, mergeChanges, refuseStale, versionTag } from './http/preconditions.ts'
export { isFromThisSite } from './http/same-site.ts'
export { streamOf } from './http/stream-of.ts'
export { offlineConfig, openapiText, writeOpenapi } from './openapi/document.ts'
export { chooseEncoding, compress, publicCache } from './public-cache.ts'
export {
  FailureLimit,
  limitedAddress,
  publicWriteLimit,
  publicWriteLimitConfig,
  tooManyRequests,
} from './rate-limits.ts'
export { SharedReads } from './shared-reads.ts'
export { createValidatorCompiler } from './validation/compiler.ts'
export { measureJson } from './validation/json-bounds.ts'
export { dateTime, requiredEmail, requiredPhone, requiredText } from './validation/schemas.ts'
