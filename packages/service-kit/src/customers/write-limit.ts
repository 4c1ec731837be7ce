import { type Static, Type } from 'typebox'

/** The environment of a service that strangers write to; spread it into the schema of its configuration. */
export const publicWriteLimitConfig = {
  /** Of each kind of writing, how many one address may do in ten minutes: an office is one address. */
  PUBLIC_WRITES_PER_10_MINUTES: Type.Integer({ minimum: 1, default: 60 }),
}

const schema = Type.Object(publicWriteLimitConfig)

/**
 * Keeps one address from flooding a form. Without Redis nothing is limited: better a flood, which the
 * gateway holds down too, than a customer turned away.
 */
export function publicWriteLimit({ PUBLIC_WRITES_PER_10_MINUTES: max }: Static<typeof schema>) {
  return { max, timeWindow: 600_000, skipOnError: true }
}
