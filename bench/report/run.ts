import { execFileSync } from 'node:child_process'
import { cpus, platform, release, totalmem } from 'node:os'
import { isMissed, type Measurement, measurementTable } from './measurement.ts'

/** Runs a benchmark, prints its table and ends the process, with 1 when a goal is missed. */
export async function runBenchmark(measure: () => Promise<Measurement[]>): Promise<never> {
  const measurements = await measure()
  console.log(`\n${describeMachine()}\n\n${measurementTable(measurements)}`)
  process.exit(measurements.some(isMissed) ? 1 : 0)
}

/** Returns one line about the machine. */
export function describeMachine(): string {
  const processors = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return [
    `${processors.length} × ${processors[0]?.model ?? 'unknown processor'}`,
    `${gigabytes} GB`,
    `${platform()} ${release()}`,
    `Node ${process.versions.node}`,
    versionOf('nginx', ['-v']),
    versionOf(process.env.CHROMIUM ?? 'chromium', ['--version']),
    new Date().toISOString().slice(0, 10),
  ].join(' · ')
}

/** Returns the version line of a program, from stdout or stderr. */
function versionOf(program: string, args: string[]): string {
  try {
    const said = execFileSync('/bin/sh', ['-c', '"$0" "$@" 2>&1', program, ...args], {
      encoding: 'utf8',
    })
    const line = said.split('\n').find(text => /\d+(\.\d+){2}/.test(text)) ?? program
    return line.replace('nginx version: ', '').trim()
  } catch {
    return `no ${program}`
  }
}
