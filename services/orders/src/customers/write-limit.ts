import type { OrdersConfig } from '../config.ts'

/**
 * Keeps one address from flooding a form. Without Redis nothing is limited: better a flood, which the
 * gateway holds down too, than a customer turned away.
 */
export function publicWriteLimit({ PUBLIC_WRITES_PER_10_MINUTES: max }: OrdersConfig) {
  return { max, timeWindow: 600_000, skipOnError: true }
}
