export { publicWriteLimit, publicWriteLimitConfig } from './limits/public-writes.ts'
export { oneLine } from './validation/one-line.ts'
