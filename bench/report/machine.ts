import { execFileSync } from 'node:child_process'
import { cpus, platform, release, totalmem } from 'node:os'

/** What a measurement was made on, in one line: without it a figure says nothing. */
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

/** First line of what a program says of itself; some say it on stderr. */
function versionOf(program: string, args: string[]): string {
  try {
    const said = execFileSync('/bin/sh', ['-c', '"$0" "$@" 2>&1', program, ...args], {
      encoding: 'utf8',
    })
    return said.split('\n')[0]?.replace('nginx version: ', '').trim() ?? program
  } catch {
    return `no ${program}`
  }
}
