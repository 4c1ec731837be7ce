/**
 * Wraps a reading so that calls with equal arguments share it while it is pending, also calls that came after it began:
 * no visit of the last seconds is missed on a dashboard. Where a caller must see its own change, `SharedReads` reads again.
 */
export function shareWhilePending<Args extends unknown[], T>(
  read: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const pending = new Map<string, Promise<T>>()
  return (...args) => {
    const key = JSON.stringify(args)
    const shared = pending.get(key)
    if (shared) return shared
    const reading = read(...args).finally(() => pending.delete(key))
    pending.set(key, reading)
    return reading
  }
}
