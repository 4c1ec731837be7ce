export { type Static, Type } from 'typebox'
export { type App, type AppOptions, createApp, type RoutePlugin } from './app.ts'
export { type BaseAppConfig, createBaseApp } from './base-app.ts'
export { chooseEncoding, compress } from './compression.ts'
export {
  type BaseConfig,
  baseConfig,
  ConfigError,
  loadConfig,
  type ServiceConfig,
} from './config.ts'
export {
  clientAddress,
  FailureLimit,
  type FailureLimitOptions,
  limitedAddress,
} from './failure-limit.ts'
export { migrate } from './migrate.ts'
export {
  type Admin,
  sessionKey,
  tokenAudience,
  tokenIssuer,
  unauthorized,
} from './plugins/auth.ts'
export { connect } from './plugins/database.ts'
export { tooManyRequests } from './plugins/rate-limit.ts'
export { changedMeanwhile, ifMatchHeaders, staleVersion, versionTag } from './preconditions.ts'
export {
  type Change,
  type Conflict,
  changeSchema,
  conflictSchema,
  errorResponses,
  type FieldError,
  Problem,
  problemSchema,
} from './problems.ts'
export { publicCache } from './public-cache.ts'
export { isAdminRequest, readerHooks } from './reader-hooks.ts'
export { adminOnly, adminOrPublic } from './security.ts'
export { serve } from './serve.ts'
export { streamOf } from './stream-of.ts'
export { createValidatorCompiler } from './validation/compiler.ts'
export { requiredEmail, requiredPhone, requiredText } from './validation/text.ts'
export { who } from './who.ts'
export { offlineConfig, openapiText, writeOpenapi } from './write-openapi.ts'
