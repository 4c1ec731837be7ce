import { readFileSync } from 'node:fs'

/**
 * Loaded by `--import` into a process: shifts its wall clock by the milliseconds in the file CLOCK_FILE, as
 * when an operator or a time server sets it. Timers and `performance.now()` go on, as they do then.
 */
const { CLOCK_FILE = '' } = process.env
const realNow = Date.now
let offsetMs = 0

Date.now = () => realNow() + offsetMs
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [Date.now()], newTarget),
})
setInterval(() => {
  offsetMs = Number(readFileSync(CLOCK_FILE, 'utf8'))
}, 50).unref()
