export { isEmail, isPhone, maxEmailLength, minPhoneLength, oneLine } from './contact-rules.ts'
export { publicWriteLimit, publicWriteLimitConfig } from './write-limit.ts'
