export type { StackOptions, Step } from './options.ts'
export { freePorts } from './process/free-port.ts'
export type { LogLine } from './process/part.ts'
export { type PartState, type Stack, startStack } from './stack.ts'
