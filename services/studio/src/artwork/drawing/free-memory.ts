import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { clearAllCache } from '@napi-rs/canvas'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/**
 * Gives back what nobody holds any more. The engine sees small objects; that there are hundreds of megabytes of
 * pictures behind them it does not know, and would wait. Nor does the
 * library that draws forget pictures that it has scaled. Takes some ten milliseconds.
 */
export async function freeMemory(): Promise<void> {
  collectGarbage()
  clearAllCache()
  // What is behind a collected object is given back at the event loop's next turn.
  await setImmediate()
}
