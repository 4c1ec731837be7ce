import { readdir, readFile } from 'node:fs/promises'

/**
 * Returns the memory of a process and its descendants, MB: the proportional set size, which counts a
 * shared page once. `NaN` on systems other than Linux.
 */
export async function memoryOf(pid: number): Promise<number> {
  try {
    const tree = withDescendants(pid, await parents())
    // A descendant may have ended meanwhile.
    const sizes = await Promise.all(tree.map(each => proportionalSize(each).catch(() => 0)))
    return sizes.reduce((sum, size) => sum + size, 0)
  } catch {
    return Number.NaN
  }
}

/** Returns the memory of one process. */
export function ownMemoryOf(pid: number): Promise<number> {
  return proportionalSize(pid).catch(() => Number.NaN)
}

/** Returns every process with its parent. */
async function parents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const entries = await Promise.all(
    pids.map(async pid => {
      // The process name, in parentheses, may contain any character.
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return [pid, Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2])] as const
    }),
  )
  return new Map(entries)
}

function withDescendants(pid: number, parentOf: Map<number, number>): number[] {
  const children = [...parentOf].filter(([, parent]) => parent === pid).map(([child]) => child)
  return [pid, ...children.flatMap(child => withDescendants(child, parentOf))]
}

async function proportionalSize(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1]) / 1000
}
