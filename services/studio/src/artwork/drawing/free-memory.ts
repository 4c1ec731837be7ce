import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { clearAllCache } from '@napi-rs/canvas'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/**
 * Frees unreferenced pictures. V8 sees only small objects, not the hundreds of megabytes behind them, and the canvas
 * library caches scaled pictures. Takes about ten milliseconds.
 */
export async function freeMemory(): Promise<void> {
  collectGarbage()
  clearAllCache()
  // Native memory is released in the next turn of the event loop.
  await setImmediate()
}
