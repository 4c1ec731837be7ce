import { readdir, readFile } from 'node:fs/promises'

/** Clock ticks in a second, as Linux tells processor time in. */
const ticks = 100

/**
 * Processor seconds that processes have taken so far, with those of their children that have ended. `NaN` where the system does not
 * tell.
 *
 * @param pids each with all its descendants
 */
export async function processorSeconds(pids: readonly number[]): Promise<number> {
  try {
    const stats = new Map<number, string[]>()
    for (const name of await readdir('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      // The name before it, in parentheses, may hold anything.
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
