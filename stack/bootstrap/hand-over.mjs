import { spawn } from 'node:child_process'

/**
 * Becomes another program as far as Node can: it has our terminal, our signals and gives its
 * exit code.
 *
 * @param {string} file
 * @param {string[]} args
 */
export function handOver(file, args) {
  const child = spawn(file, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  // npm passes a signal on to the shell between us and dies; the shell dies and tells nobody.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM')
  }, 500)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      // As a shell counts it.
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
      resolve()
    })
  })
}
