export { oneLine } from './one-line.ts'
export { publicWriteLimit, publicWriteLimitConfig } from './write-limit.ts'
