import { type Static, Type } from 'typebox'

/** Environment variables of a service with public forms; spread them into the schema of its configuration. */
export const publicWriteLimitConfig = {
  /** Writes of each kind that one address may make in ten minutes; an office shares one address. */
  PUBLIC_WRITES_PER_10_MINUTES: Type.Integer({ minimum: 1, default: 60 }),
}

const schema = Type.Object(publicWriteLimitConfig)

/**
 * Limits public writes by address. Without Redis nothing is limited: the gateway limits requests too, and no
 * customer is turned away.
 */
export function publicWriteLimit({ PUBLIC_WRITES_PER_10_MINUTES: max }: Static<typeof schema>) {
  return { max, timeWindow: 600_000, skipOnError: true }
}
