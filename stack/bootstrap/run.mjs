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
