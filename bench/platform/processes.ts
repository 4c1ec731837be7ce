import { readdir, readFile } from 'node:fs/promises'

/** Linux clock ticks per second. */
const ticks = 100

/** A process: the parts of `/proc/<pid>/stat` that are read. */
interface Process {
  pid: number
  parent: number
  /** Processor time, user and system, with that of children that have ended, s. */
  seconds: number
}

/**
 * Returns the processor seconds used by a process and its descendants, including ended ones; `NaN` on other
 * systems than Linux.
 */
export async function processorSeconds(pid: number): Promise<number> {
  const tree = await withDescendants(pid).catch(() => [])
  return tree.length > 0 ? tree.reduce((sum, { seconds }) => sum + seconds, 0) : Number.NaN
}

/**
 * Returns the memory of a process and its descendants, MB: the proportional set size, which counts a
 * shared page once. `NaN` on systems other than Linux.
 */
export async function memoryOf(pid: number): Promise<number> {
  try {
    const tree = await withDescendants(pid)
    // A descendant may have ended meanwhile.
    const sizes = await Promise.all(tree.map(each => proportionalSize(each.pid).catch(() => 0)))
    return sizes.reduce((sum, size) => sum + size, 0)
  } catch {
    return Number.NaN
  }
}

export function ownMemoryOf(pid: number): Promise<number> {
  return proportionalSize(pid).catch(() => Number.NaN)
}

async function withDescendants(pid: number): Promise<Process[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const processes = await Promise.all(pids.map(readProcess))
  const below = (parent: number): Process[] =>
    processes.filter(each => each.parent === parent).flatMap(child => [child, ...below(child.pid)])
  return [...processes.filter(each => each.pid === pid), ...below(pid)]
}

async function readProcess(pid: number): Promise<Process> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The process name, in parentheses, may contain any character.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const seconds = fields.slice(11, 15).reduce((sum, value) => sum + value, 0) / ticks
  return { pid, parent: fields[1] ?? 0, seconds }
}

async function proportionalSize(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1]) / 1000
}
