import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and shows its output. Reports every 10 s that it is still running.
 *
 * @param {string} title description for messages
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>} rejects when it fails
 */
export function run(title, file, args, options = {}) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  console.log(`▸ ${title}…`)
  return new Promise((resolve, reject) => {
    const heartbeat = setInterval(() => console.log(`  … ${title}, ${seconds()} s so far`), 10_000)
    const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
    const settle = error => {
      clearInterval(heartbeat)
      if (error) reject(error)
      else resolve(console.log(`✓ ${title} (${seconds()} s)`))
    }
    child.on('error', settle)
    child.on('exit', (code, signal) => {
      if (code === 0) settle()
      else settle(new Error(`${title}: ${file} ended with ${signal ?? `code ${code}`}.`))
    })
  })
}

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
