import { spawn } from 'node:child_process'

/**
 * Runs another program in place of this one: it gets the terminal and the signals, and its exit code becomes ours.
 *
 * @param {string} file
 * @param {string[]} args
 */
export function handOver(file, args) {
  const child = spawn(file, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  // npm forwards a signal to the shell between us and exits; the shell exits without forwarding it.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM')
  }, 500)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      // The exit codes that a shell reports for signals.
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
      resolve()
    })
  })
}
