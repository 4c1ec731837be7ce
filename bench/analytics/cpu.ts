import { readdir, readFile } from 'node:fs/promises'

/** Linux clock ticks per second. */
const ticks = 100

/**
 * Returns the processor seconds used by processes and their descendants, including ended ones; `NaN` on other systems than
 * Linux.
 *
 * @param pids roots of the process trees
 */
export async function processorSeconds(pids: readonly number[]): Promise<number> {
  try {
    const stats = new Map<number, string[]>()
    for (const name of await readdir('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      // The process name in parentheses may contain spaces and parentheses.
      stats.set(Number(name), stat.slice(stat.lastIndexOf(')') + 2).split(' '))
    }
    const sum = (pid: number): number => {
      const [, parent, ...fields] = stats.get(pid) ?? []
      if (parent === undefined) return 0
      // user, system, and the same of children that have ended
      const own = fields.slice(9, 13).reduce((total, value) => total + Number(value), 0)
      const children = [...stats].filter(([, fields]) => Number(fields[1]) === pid)
      return own + children.reduce((total, [child]) => total + sum(child), 0)
    }
    return pids.reduce((total, pid) => total + sum(pid), 0) / ticks
  } catch {
    return Number.NaN
  }
}
